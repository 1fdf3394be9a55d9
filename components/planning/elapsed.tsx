"use client";

import { useEffect, useState } from "react";

/** "12 s", "1 min 5 s" since a moment; nothing until the page runs, since only then is there a clock. */
export function Elapsed({ since }: { since: string }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (now === null) return null;
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1_000));
  const minutes = Math.floor(seconds / 60);
  return (
    <p className="figures text-muted text-sm">{minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`}</p>
  );
}
