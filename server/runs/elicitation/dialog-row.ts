import type { ElicitationDialogRow } from "@/db";
import type { DialogRecord } from "@/server/trip";

export function dialogRow(runId: string, position: number, record: DialogRecord): ElicitationDialogRow {
  const { rounds, accuracy, agentic, reward, turns } = record;
  return {
    runId,
    position,
    opening: turns.find(({ by }) => by === "traveler")?.text ?? "",
    rounds,
    overall: accuracy.overall,
    critical: accuracy.critical,
    planPriority: agentic.planPriority,
    proactive: agentic.proactive,
    clarification: agentic.clarification,
    total: agentic.total,
    reward,
    record,
  };
}
