"use client";

import { capitalized } from "@/server/trip";
import { counted } from "../../format";
import { trialsHref } from "../benchmark/figures/trial-filter";
import { LinePanel } from "../charts/line-panel";
import { FigureFrame } from "../frame/figure-frame";
import { sourceOf } from "../frame/source";
import { FIGURE_7 } from "../paper-figures";
import type { ShownRun } from "../runs/run";
import type { Cell } from "../table/table";
import { ROUND_AXIS, SHARE_AXIS } from "./axes";

/** The groups of Fig. 7, cut so that each dialog is in one: rounds at least `from`, below `below`. */
const GROUPS = [
  { group: "under 8", from: null, below: 8 },
  { group: "8 to 12", from: 8, below: 13 },
  { group: "13 to 16", from: 13, below: 17 },
  { group: "over 16", from: 17, below: null },
] as const;

/** Fig. 7: how fast critical entries become known, by how long dialogs are. */
export function AccuracyByLength({ runs }: { runs: readonly ShownRun[] }) {
  const panels = GROUPS.map(({ group, from, below }) => {
    const own = runs.flatMap(({ id, label, color, summary }) => {
      const found = summary.byLength.find((one) => one.group === group);
      if (found === undefined || found.dialogs === 0) return [];
      const href = trialsHref(id, { rate: "rounds", from, below });
      const points = found.byRound.map(({ round, critical, deviation }) => ({
        x: round,
        y: critical,
        spread: deviation,
      }));
      return [{ id, label, color, points, dialogs: found.dialogs, href }];
    });
    return { group, own };
  });
  const table = {
    columns: ["Dialog length", "Policy", "Dialogs", "Round", "Critical accuracy", "Standard deviation"],
    rows: panels.flatMap(({ group, own }) =>
      own.flatMap(({ label, dialogs, href, points }) =>
        points.map(({ x, y, spread }): Cell[] => [group, label, { value: dialogs, href }, x, y, spread]),
      ),
    ),
  };
  return (
    <FigureFrame
      id="accuracy-by-length"
      title="Accumulated critical accuracy, by dialog length"
      shows="Dialogs in four groups by their number of rounds. Bands, or whiskers where more than three runs are compared: one standard deviation over the dialogs of the group."
      source={sourceOf(runs.map(({ summary }) => summary))}
      table={table}
      dialogs={panels
        .filter(({ own }) => own.length > 0)
        .map(({ group, own }) => ({
          of: `Dialogs of ${group} rounds`,
          links: own.map(({ label, href, dialogs }) => ({ label: `${label} (${dialogs})`, href })),
        }))}
      paper={FIGURE_7}
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        {panels.map(({ group, own }) =>
          own.length === 0 ? (
            <p key={group} className="text-muted text-sm">
              <span className="font-medium text-ink">{capitalized(group)} rounds</span>: none of these runs has such
              dialogs.
            </p>
          ) : (
            <LinePanel
              key={group}
              title={`${capitalized(group)} rounds (${counted(
                own.reduce((sum, { dialogs }) => sum + dialogs, 0),
                "dialog",
              )})`}
              series={own}
              x={ROUND_AXIS}
              y={SHARE_AXIS}
              spread="band"
            />
          ),
        )}
      </div>
    </FigureFrame>
  );
}
