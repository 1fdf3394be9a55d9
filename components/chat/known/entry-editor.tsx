"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type KnownEntry, preferenceEntry } from "@/server/trip";
import { Button } from "../../ui/button";
import { NumberStepper } from "../../ui/number-stepper";
import { choiceWords, fullLabel } from "../words/entry-words";
import { ChoiceChips } from "./choice-chips";
import { choicesOf, draftOf, type EntryDraft, isSameDraft, withToggled } from "./entry-draft";

const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "declined", label: "Doesn’t matter" },
] as const;

/** Sets an entry by hand, in place; nothing counts before Done. */
export function EntryEditor({
  known,
  onSet,
  onDone,
}: {
  known: KnownEntry;
  onSet: (value: EntryDraft) => void;
  onDone: () => void;
}) {
  const [draft, setDraft] = useState(() => draftOf(known));
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    editor.current?.scrollIntoView({ block: "nearest" });
  }, []);

  function finish(wanted: EntryDraft) {
    if (!isSameDraft(wanted, draftOf(known))) onSet(wanted);
    onDone();
  }

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    // The sheet that it is in stays open.
    event.stopPropagation();
    onDone();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no form, since nothing is sent from it.
    <div
      ref={editor}
      role="group"
      aria-label={`Set ${fullLabel(known.entry)}`}
      onKeyDown={leaveOnEscape}
      className="flex flex-col gap-3 pt-1 pb-3 pl-6"
    >
      {known.evidence !== null && (
        <p className="text-muted text-sm [overflow-wrap:anywhere]">You said: “{known.evidence}”</p>
      )}
      <DraftField known={known} draft={draft} onDraft={setDraft} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="small" className="min-h-10 sm:min-h-8" onClick={() => finish(draft)}>
          Done
        </Button>
        {draftOf(known) !== null && (
          <Button size="small" className="min-h-10 sm:min-h-8" onClick={() => finish(null)}>
            Clear
          </Button>
        )}
        <Button variant="quiet" size="small" className="min-h-10 sm:min-h-8" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function DraftField({
  known,
  draft,
  onDraft,
}: {
  known: KnownEntry;
  draft: EntryDraft;
  onDraft: (draft: EntryDraft) => void;
}) {
  const entry = preferenceEntry(known.entry);
  const legend = fullLabel(known.entry);
  switch (entry.kind) {
    case "choice":
      return (
        <ChoiceChips
          legend={legend}
          multiple
          options={(entry.choices ?? []).map((choice) => ({ value: choice, label: choiceWords(choice) }))}
          chosen={choicesOf(draft)}
          onToggle={(choice) => onDraft(withToggled(draft, choice))}
        />
      );
    case "boolean":
      return (
        <ChoiceChips
          legend={legend}
          options={YES_NO}
          chosen={draft === "declined" ? ["declined"] : typeof draft === "boolean" ? [draft ? "yes" : "no"] : []}
          onToggle={(choice) => onDraft(choice === "declined" ? "declined" : choice === "yes")}
        />
      );
    case "integer":
      return (
        <div className="flex flex-col items-start gap-2">
          <NumberStepper
            label={NUMBER_LABELS[entry.measure]}
            value={typeof draft === "number" ? draft : undefined}
            minimum={entry.range[0]}
            maximum={entry.range[1]}
            onChange={onDraft}
            {...(entry.measure === "dollars" && { format: WHOLE_DOLLARS })}
          />
          <ChoiceChips
            legend={`${legend}: left open`}
            multiple
            options={[{ value: "declined", label: "Doesn’t matter" }]}
            chosen={draft === "declined" ? ["declined"] : []}
            onToggle={() => onDraft(draft === "declined" ? null : "declined")}
          />
        </div>
      );
  }
}

const WHOLE_DOLLARS: Intl.NumberFormatOptions = { style: "currency", currency: "USD", maximumFractionDigits: 0 };

const NUMBER_LABELS = { stars: "At least, in stars", dollars: "For the whole trip", years: "In years" } as const;
