"use client";

import { trialsHref } from "../benchmark/figures/trial-filter";
import { LinePanel } from "../charts/line-panel";
import { FigureFrame } from "../frame/figure-frame";
import { sourceOf } from "../frame/source";
import { FIGURE_9 } from "../paper-figures";
import type { ShownRun } from "../runs/run";
import { SHARE_AXIS } from "./axes";

const FACTS = [
  { fact: "age", name: "Age" },
  { fact: "education", name: "Education" },
  { fact: "disability", name: "Disability" },
  { fact: "budget", name: "Budget" },
  { fact: "service", name: "Service: hotel wanted" },
  { fact: "pets", name: "Travel with pets" },
] as const;

/** How groups begin whose order is not that of their names. */
const FIRST = ["under", "High school", "College", "Graduate"];

function byOrder(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || a.localeCompare(b, "en");
}

function rankOf(group: string): number {
  const place = FIRST.findIndex((begin) => group.startsWith(begin));
  return place === -1 ? FIRST.length : place;
}

/** Fig. 9: whether all kinds of travelers are understood equally well. */
export function GroupsOfTravelers({ runs }: { runs: readonly ShownRun[] }) {
  const panels = FACTS.map(({ fact, name }) => {
    const own = runs.map(({ id, label, color, summary }) => ({
      id,
      label,
      color,
      points: summary.breakdown
        .filter((one) => one.fact === fact)
        .sort((a, b) => byOrder(a.group, b.group))
        .map(({ group, critical, standardError }) => ({ x: group, y: critical, spread: standardError })),
    }));
    return {
      fact,
      name,
      own,
      groups: [...new Set(own.flatMap(({ points }) => points.map(({ x }) => x)))].sort(byOrder),
    };
  });
  return (
    <FigureFrame
      id="travelers"
      title="Critical accuracy by kind of traveler"
      shows="By what is hidden of the traveler while the dialog is held. Whiskers: one standard error over the travelers of the group. Which dialog belongs to which group is hidden here, too."
      source={sourceOf(runs.map(({ summary }) => summary))}
      table={{
        columns: ["Fact", "Group", "Policy", "Travelers", "Critical accuracy", "Standard error"],
        rows: runs.flatMap(({ label, summary }) =>
          summary.breakdown.map(({ fact, group, travelers, critical, standardError }) => [
            FACTS.find((one) => one.fact === fact)?.name ?? fact,
            group,
            label,
            travelers,
            critical,
            standardError,
          ]),
        ),
      }}
      dialogs={[
        {
          of: "Dialogs",
          links: runs.map(({ id, label }) => ({ label, href: trialsHref(id, { sort: "accuracyCritical" }) })),
        },
      ]}
      paper={FIGURE_9}
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        {panels.map(({ fact, name, own, groups }) => (
          <LinePanel key={fact} title={name} series={own} x={{ label: "", ticks: groups }} y={SHARE_AXIS} />
        ))}
      </div>
    </FigureFrame>
  );
}
