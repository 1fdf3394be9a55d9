"use client";

import type { AgreementReport } from "@/server/views";
import { MatrixPanel } from "../../charts/matrix-panel";
import { scalesOf } from "./agreement-tables";

/** APEC-Travel, Figure 3, of this project's questions. */
export function CorrelationMatrix({ report: { questions, correlations } }: { report: AgreementReport }) {
  const scales = scalesOf(questions);
  const idOf = new Map(scales.map(({ label, question }) => [label, question]));
  return (
    <MatrixPanel
      title="Scale questions"
      coefficient="Spearman’s ρ"
      names={scales.map(({ label }) => label)}
      valueAt={(row, column) => {
        if (row === column) return 1;
        const ids = [idOf.get(row), idOf.get(column)];
        return correlations.find(({ a, b }) => ids.includes(a) && ids.includes(b))?.value ?? null;
      }}
    />
  );
}
