"use client";

import { trialsHref } from "../benchmark/figures/trial-filter";
import { FigureFrame } from "../frame/figure-frame";
import { sourceOf } from "../frame/source";
import { TABLE_5 } from "../paper-figures";
import type { ShownRun } from "../runs/run";
import type { Cell } from "../table/table";

const SIDES = ["agent", "traveler", "stenographer"] as const;
const SIDE_NAMES = { agent: "Agent", traveler: "Traveler", stenographer: "Stenographer" };

/** Table 5: what went wrong in the dialogs of low accuracy, and at whose side. */
export function ErrorKinds({ runs }: { runs: readonly ShownRun[] }) {
  const kindsOf = (side: (typeof SIDES)[number]) => [
    ...new Set(
      runs.flatMap(({ summary }) => summary.errors.filter((error) => error.side === side).map(({ kind }) => kind)),
    ),
  ];
  const table = {
    columns: ["Side", "Error", ...runs.map(({ label }) => label)],
    rows: SIDES.flatMap((side) =>
      kindsOf(side).map((kind): Cell[] => [
        SIDE_NAMES[side],
        kind,
        ...runs.map(
          ({ summary }) => summary.errors.find((error) => error.side === side && error.kind === kind)?.dialogs ?? 0,
        ),
      ]),
    ),
  };
  return (
    <FigureFrame
      id="errors"
      title="Errors in dialogs of low accuracy"
      shows="Dialogs with overall accuracy below 0.15 and critical below 0.3; where there are fewer than 20 of them, the 20 lowest."
      source={sourceOf(runs.map(({ summary }) => summary))}
      table={table}
      dialogs={[
        {
          of: "Dialogs",
          links: runs.map(({ id, label }) => ({ label, href: trialsHref(id, { sort: "accuracyCritical" }) })),
        },
      ]}
      paper={TABLE_5}
    />
  );
}
