"use client";

import { useEffect } from "react";
import { keepOffline } from "./kept-trips";

/** A page that is left at once is not kept, and several changes in a row are kept once. Milliseconds. */
const SETTLED_MS = 3_000;

/** Keeps the trip page at `path` readable without a connection, with what else it loads (`also`), again when `revision` changes. */
export function KeepTripOffline({ path, revision, also }: { path: string; revision: number; also: readonly string[] }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another page.
  useEffect(() => {
    const timer = setTimeout(() => void keepOffline(path, also), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [path, revision]);
  return null;
}
