"use client";

import { useRef, useState } from "react";
import { useTrip } from "../trip/use-trip";
import type { ListedThing } from "./booking-list";

/** What the traveler does with one thing to book. A tick shows at once; noting a confirmation number ticks, too. */
export function useThing({ thing, isDone, note }: ListedThing) {
  const { book, problem } = useTrip();
  const [text, setText] = useState(note);
  const [seen, setSeen] = useState(note);
  if (note !== seen) {
    setSeen(note);
    setText(note);
  }
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (wanted !== null && (wanted === isDone || problem !== null)) setWanted(null);
  // A press on the box leaves the field first. Were the number kept then, the box could be ticked already when the press ends, and so be cleared.
  const isTicking = useRef(false);

  function keep(nextNote: string, done: boolean) {
    if (done !== isDone) setWanted(done);
    book({ day: thing.day, recordId: thing.recordId, note: nextNote }, done);
  }

  return {
    isTicked: wanted ?? isDone,
    text,
    setText: (next: string) => {
      isTicking.current = false;
      setText(next);
    },
    tickSoon: () => {
      isTicking.current = true;
    },
    tick: (done: boolean) => {
      isTicking.current = false;
      keep(done ? text.trim() : "", done);
    },
    keepText: () => {
      const next = text.trim();
      if (next !== note && !isTicking.current) keep(next, next !== "" || isDone);
    },
  };
}
