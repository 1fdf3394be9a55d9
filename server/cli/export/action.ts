import { exportTrainerFile, type TrainerExport, trainerRoleSchema } from "@/server/benchmarks";
import type { Action } from "../action";
import { EXIT } from "../exit-code";
import { requireValue } from "../require";

interface ExportOptions {
  readonly from: string;
  readonly role: string;
  readonly out: string;
  readonly json?: true;
}

export function exportFor(format: TrainerExport["format"]): Action<[ExportOptions]> {
  return async (terminal, { from, role, out, json }) => {
    const written = await exportTrainerFile({ format, role: trainerRoleSchema.parse(role), from, out });
    const { rows, sources, leftOut } = requireValue(written);
    if (leftOut > 0)
      terminal.note(`${leftOut} of ${sources} pairs do not part at a turn of the agent and were left out.`);
    const made = format === "dpo" ? "pairs" : "dialogs";
    await terminal.print(
      json ? JSON.stringify({ rows, [made]: sources, leftOut }) : `${rows} rows from ${sources} ${made}`,
    );
    return EXIT.done;
  };
}
