"use client";

import { useId } from "react";
import type { EntryKey, KnownEntry } from "@/server/trip";
import { Disclosure } from "../../ui/disclosure";
import { GROUP_LABELS, type EntryGroup as Group } from "../words/entry-words";
import { EntryRow } from "./entry-row";
import { isWorthALine } from "./entry-state";

/** The entries of one group: those that are known or likely to matter, and the rest folded away. */
export function EntryGroup({
  group,
  known,
  opened,
  onOpen,
}: {
  group: Group;
  known: readonly KnownEntry[];
  opened: EntryKey | null;
  onOpen: (entry: EntryKey | null) => void;
}) {
  const title = useId();
  const shown = known.filter(isWorthALine);
  const folded = known.filter((entry) => !isWorthALine(entry));
  const row = (entry: KnownEntry) => (
    <EntryRow
      key={entry.entry}
      known={entry}
      isOpen={opened === entry.entry}
      onOpen={(isOpen) => onOpen(isOpen ? entry.entry : null)}
    />
  );
  return (
    <section aria-labelledby={title} className="border-hairline border-t pt-3">
      <h3 id={title} className="font-medium text-sm">
        {GROUP_LABELS[group]}
      </h3>
      {shown.length > 0 && <ul className="mt-1">{shown.map(row)}</ul>}
      {folded.length > 0 && (
        <Disclosure
          summary={`Show ${folded.length}${shown.length > 0 ? " more" : ""}`}
          summaryClassName="min-h-10 sm:min-h-8"
        >
          <ul>{folded.map(row)}</ul>
        </Disclosure>
      )}
    </section>
  );
}
