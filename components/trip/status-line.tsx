"use client";

import { useState } from "react";
import { useSay } from "../formats/formats-provider";
import { changeSentence } from "./change-sentence";
import { useTrip } from "./use-trip";

/** What the last change did, to be read and to be heard. */
export function StatusLine() {
  const { trip, pending } = useTrip();
  const say = useSay();
  const [seen, setSeen] = useState(trip);
  const [sentence, setSentence] = useState<string | null>(null);
  if (trip !== seen) {
    setSeen(trip);
    const next = changeSentence(seen, trip);
    if (next !== null) setSentence(next);
  }
  return (
    <p
      role="status"
      aria-label="The last change"
      aria-busy={pending}
      className="min-h-6 px-2 py-0.5 text-muted text-sm sm:px-3"
    >
      {sentence && say(sentence)}
    </p>
  );
}
