import { exportRollouts } from "@/server/rollouts";
import { counted } from "@/server/trip";
import type { RolloutFormat } from "@/server/views";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

interface ExportOptions {
  readonly format: RolloutFormat;
  readonly kept?: boolean;
  readonly least: number;
  readonly out: string;
  readonly json?: true;
}

export async function exportRolloutFile(
  terminal: Terminal,
  folder: string,
  { format, kept = false, least, out, json }: ExportOptions,
): Promise<ExitCode> {
  const file = requireValue(await exportRollouts({ from: folder, format, keptOnly: kept, least, out }));
  const left = file.unreadable === 0 ? "" : ` Left out for calls without readable arguments: ${file.unreadable}.`;
  const sentence = `${counted(file.rows, "row")} from ${counted(file.rollouts, "rollout")}, written to ${out}.${left}`;
  await terminal.print(json ? JSON.stringify({ ...file, out }) : sentence);
  return EXIT.done;
}
