import type { OfferedTool, PlayedCall, ToolCall } from "@/server/api";

/**
 * What must be repeated before the next call, so that it is answered as of the same agent: every note with the search that it
 * wrote down, and the last search. Searches that were not written down leave no trace.
 */
export function callsBefore(
  before: readonly ToolCall[],
  call: ToolCall,
  kind: OfferedTool["kind"],
  { ok }: Pick<PlayedCall, "ok">,
): readonly ToolCall[] {
  if (!ok || kind === "plan" || kind === "compute") return before;
  if (kind === "notebook") return [...before, call];
  const last = before.at(-1);
  return [...(last === undefined || last.tool === WRITES ? before : before.slice(0, -1)), call];
}

const WRITES = "NotebookWrite";
