"use client";

import { Form, ToggleGroup } from "radix-ui";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { BookedItem, Itinerary } from "@/server/trip";
import { Button } from "../../ui/button";
import { DialogActions } from "../../ui/dialog";
import { useTrip } from "../use-trip";
import { type BookedDraft, type DraftProblems, draftOf, newBookedId, readDraft } from "./booked-draft";
import { LegFields, MealFields, StayFields, VisitFields } from "./booked-fields";
import { hasClockOf } from "./booked-places";

const KINDS: readonly { kind: BookedItem["kind"]; label: string }[] = [
  { kind: "leg", label: "Flight or train" },
  { kind: "stay", label: "Hotel" },
  { kind: "meal", label: "Table" },
  { kind: "visit", label: "Visit" },
];

const FIELDS = { leg: LegFields, stay: StayFields, meal: MealFields, visit: VisitFields };

/** One booked item, new or to be changed; each field says what is wrong with it. */
export function BookedForm({ item, onDone }: { item: BookedItem | null; onDone: () => void }) {
  const { trip, edit, pending } = useTrip();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<BookedDraft | null>(() => {
    if (trip.plan === null) return null;
    const blank = blankDraft(trip.plan.itinerary);
    return item === null ? blank : draftOf(item, blank);
  });
  const [problems, setProblems] = useState<DraftProblems>({});
  if (trip.plan === null || draft === null) return null;
  const { itinerary } = trip.plan;

  function change(changes: Partial<BookedDraft>) {
    setDraft((now) => now && { ...now, ...changes });
    const settled = Object.keys(changes);
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !settled.includes(field))));
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (draft === null) return;
    const read = readDraft(draft, {
      days: itinerary.days.length,
      currency: itinerary.cost.total.currency,
      hasClock: hasClockOf(itinerary),
    });
    if ("problems" in read) {
      // Drawn at once, so that there is a field to give the focus to.
      flushSync(() => setProblems(read.problems));
      form.current?.querySelector<HTMLElement>("[data-invalid], [aria-invalid=true]")?.focus();
      return;
    }
    if (await edit({ kind: "book", item: read.item })) onDone();
  }

  const Fields = FIELDS[draft.kind];
  return (
    <Form.Root ref={form} onSubmit={save} noValidate className="flex flex-col gap-4">
      {item === null && (
        <ToggleGroup.Root
          type="single"
          value={draft.kind}
          onValueChange={(value) => {
            const kind = KINDS.find((known) => known.kind === value)?.kind;
            if (kind === undefined) return;
            setProblems({});
            change({ kind, name: "" });
          }}
          aria-label="What is booked"
          className="flex flex-wrap rounded-card bg-sunken p-1"
        >
          {KINDS.map(({ kind, label }) => (
            <ToggleGroup.Item
              key={kind}
              value={kind}
              className="min-h-10 flex-1 whitespace-nowrap rounded-inner px-3 text-muted text-sm hover:text-ink data-[state=on]:bg-raised data-[state=on]:font-medium data-[state=on]:text-ink"
            >
              {label}
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
      )}
      <Fields draft={draft} problems={problems} itinerary={itinerary} onChange={change} />
      <DialogActions>
        <Button type="submit" variant="primary" disabled={pending}>
          {item === null ? "Add to plan" : "Save"}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </DialogActions>
    </Form.Root>
  );
}

/** What the fields hold at first: the first day, from home to where it leads. */
function blankDraft({ days, origin }: Itinerary): BookedDraft {
  const first = days[0];
  return {
    id: newBookedId(),
    kind: "leg",
    day: 1,
    name: "",
    city: first?.city ?? origin,
    mode: "flight",
    from: first?.from ?? origin,
    to: first?.city ?? origin,
    start: null,
    end: null,
    nights: 1,
    meal: "dinner",
    cuisines: "",
    minutes: 120,
    price: "",
  };
}
