"use client";

import { parseTime, type Time } from "@internationalized/date";
import { type FormEvent, useState } from "react";
import type { LocalTime, Stop } from "@/server/trip";
import { Button } from "../../../ui/button";
import { TimeInput } from "../../../ui/time-input";
import { useTrip } from "../../use-trip";

/** Other times for a meal or a visit; without an end it takes as long as before. */
export default function RetimeForm({ stop, onDone }: { stop: Stop; onDone: () => void }) {
  const { edit } = useTrip();
  const [start, setStart] = useState(timeOf(stop.start?.time));
  const [end, setEnd] = useState(timeOf(stop.end?.time));
  const [problem, setProblem] = useState<string | null>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (start === null) return setProblem("Enter when it starts.");
    if (end !== null && end.compare(start) <= 0) return setProblem("It has to end after it starts.");
    const isSame = written(start) === stop.start?.time && (end === null || written(end) === stop.end?.time);
    // Saved unchanged it would only become a lock.
    if (isSame) return onDone();
    if (await edit({ kind: "retime", stopId: stop.id, start: written(start), end: end && written(end) })) onDone();
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <div className="flex gap-4">
        <TimeInput label="From" value={start} onChange={setStart} />
        <TimeInput label="To" value={end} onChange={setEnd} />
      </div>
      <p className="text-muted text-xs">Leave the end empty to keep the duration.</p>
      {problem !== null && (
        <p role="alert" className="text-conflict text-sm">
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary">
        Save times
      </Button>
    </form>
  );
}

function timeOf(time: LocalTime | undefined): Time | null {
  return time === undefined || time === "24:00" ? null : parseTime(time);
}

function written(time: Time): LocalTime {
  return time.toString().slice(0, "HH:MM".length);
}
