import { parseTime, type Time } from "@internationalized/date";
import { X } from "lucide-react";
import { Form } from "radix-ui";
import { type FormEvent, useState } from "react";
import { MOST_TIMES, type SaidTime, saidTimeWords } from "@/server/trip";
import { Button } from "../../ui/button";
import { SelectField } from "../../ui/select-field";
import { TextField } from "../../ui/text-field";
import { TimeInput } from "../../ui/time-input";
import type { EditorProps } from "./editor";
import { LAST_DAY, type TimeDraft, timeOfDraft } from "./time-draft";

const KINDS: readonly { readonly value: SaidTime["kind"]; readonly label: string }[] = [
  { value: "appointment", label: "An appointment" },
  { value: "arriveBy", label: "Arrive by" },
  { value: "leaveAfter", label: "Leave after" },
  { value: "freeEvening", label: "A free evening" },
];
/** Trips of which the length is not known yet have these days to choose from. */
const USUAL_DAYS = 7;
const EMPTY: TimeDraft = { kind: "appointment", name: "", day: "1", start: null, end: null };

/** What has its time: each can be taken away, and another one added. */
export default function TimesEditor({ said, onEdit }: EditorProps) {
  const times = said.trip.times ?? [];
  const set = (next: readonly SaidTime[]) => onEdit({ trip: { times: next.length > 0 ? [...next] : undefined } });
  return (
    <div className="flex flex-col gap-4">
      {times.length > 0 && (
        <ul aria-label="Fixed times">
          {times.map((time) => (
            <li key={saidTimeWords(time)} className="flex items-center gap-2 text-sm">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{saidTimeWords(time)}</span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove: ${saidTimeWords(time)}`}
                onClick={() => set(times.filter((other) => other !== time))}
              >
                <X aria-hidden className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {times.length < MOST_TIMES && (
        <AddTime days={said.trip.days ?? USUAL_DAYS} onAdd={(time) => set([...times, time])} />
      )}
    </div>
  );
}

function AddTime({ days, onAdd }: { days: number; onAdd: (time: SaidTime) => void }) {
  const [draft, setDraft] = useState(EMPTY);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (more: Partial<TimeDraft>) => setDraft((now) => ({ ...now, ...more }));
  const isAppointment = draft.kind === "appointment";

  function add(event: FormEvent) {
    event.preventDefault();
    const time = timeOfDraft(draft);
    if (typeof time === "string") return setProblem(time);
    setProblem(null);
    setDraft(EMPTY);
    onAdd(time);
  }

  return (
    <Form.Root onSubmit={add} className="flex flex-col gap-3">
      <SelectField label="What" value={draft.kind} options={KINDS} onChange={(kind) => change({ kind })} />
      {isAppointment && (
        <TextField
          name="appointment"
          label="What it is, and where"
          placeholder="Meeting at 500 Main St"
          maxLength={120}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      )}
      <SelectField label="Day" value={draft.day} options={dayOptions(days)} onChange={(day) => change({ day })} />
      {draft.kind !== "freeEvening" && (
        <div className="flex gap-4">
          <TimeInput
            label={isAppointment ? "From" : "Time"}
            value={timeIn(draft.start)}
            onChange={(start) => change({ start: written(start) })}
          />
          {isAppointment && (
            <TimeInput label="To" value={timeIn(draft.end)} onChange={(end) => change({ end: written(end) })} />
          )}
        </div>
      )}
      {problem !== null && (
        <p role="alert" className="text-conflict text-sm">
          {problem}
        </p>
      )}
      <Button type="submit" size="small" className="self-start">
        Add
      </Button>
    </Form.Root>
  );
}

function dayOptions(days: number) {
  const numbers = Array.from({ length: days }, (_, index) => String(index + 1));
  return [...numbers.map((value) => ({ value, label: `Day ${value}` })), { value: LAST_DAY, label: "The last day" }];
}

function timeIn(time: string | null): Time | null {
  return time === null ? null : parseTime(time);
}

function written(time: Time | null): string | null {
  return time === null ? null : time.toString().slice(0, "HH:MM".length);
}
