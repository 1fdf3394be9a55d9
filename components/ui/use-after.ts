import { useEffect, useState } from "react";

/** True once `milliseconds` have passed: for what is heavy to begin with and can wait. */
export function useAfter(milliseconds: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
