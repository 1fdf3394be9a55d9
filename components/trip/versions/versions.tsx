"use client";

import { useState } from "react";
import { useTrip } from "../use-trip";
import { CompareVersions } from "./compare-versions";
import { VersionList } from "./version-list";

/** The list of versions, or two of them side by side. */
export default function Versions({ onRestored }: { onRestored: () => void }) {
  const { restore } = useTrip();
  const [compared, setCompared] = useState<number | null>(null);

  function bringBack(version: number) {
    restore(version);
    onRestored();
  }

  return compared === null ? (
    <VersionList onCompare={setCompared} onRestore={bringBack} />
  ) : (
    <CompareVersions version={compared} onBack={() => setCompared(null)} onRestore={bringBack} />
  );
}
