import { z } from "zod";
import { type EndReason, type Event, inSpan } from "@/server/episodes";
import {
  actionText,
  formatAction,
  parseAction,
  type Row,
  SEARCHES,
  type ToolAnswer,
  toolLines,
  toRecords,
} from "@/server/tools";
import { ok, type Result } from "@/server/trip";
import { LoopGuard } from "../loop-guard";
import { askAgent } from "./ask-agent";
import { recentText, strategyText } from "./blocks/strategy-block";
import { planNextDay } from "./daily/plan-next-day";
import { memoryTools } from "./memory";
import { descriptionPrompt, thoughtPrompt, toolPrompt } from "./prompts";
import { currentDay, isSwitchedOff, type Work } from "./work";

/** Steps of a trip: a thought with the call that follows it (human-like reasoning, section 4.1). */
const STEP_LIMIT = 45;

export type CollectionEnd = Extract<EndReason, "done" | "step limit" | "invalid actions" | "dead loop">;

/**
 * Information collection and plan making (human-like reasoning, sections 3.4 and 3.5): Thought agent, Tool agent and call in
 * turn; each time the Tool agent calls DailyPlanner, the next day is planned from what the memory gives.
 */
export async function* collectAndPlan(work: Work): AsyncGenerator<Event, Result<CollectionEnd>> {
  const guard = new LoopGuard();
  for (let step = 1; step <= STEP_LIMIT; step++) {
    const end = yield* inSpan({ kind: "step", name: `Step ${step}` }, () => takeStep(work, guard));
    if (!end.ok) return end;
    if (end.value !== null) return ok(end.value);
  }
  return ok("step limit");
}

/** A thought, and the call that follows from it; null while there is more to do. */
async function* takeStep(work: Work, guard: LoopGuard): AsyncGenerator<Event, Result<CollectionEnd | null>> {
  const thought = yield* think(work);
  if (!thought.ok) return thought;
  const written = yield* writeAction(work, thought.value);
  if (!written.ok) return written;
  if (/^\W*finish\b/i.test(written.value)) return ok("done");
  const before = { day: currentDay(work), wasDiscarded: work.faults !== null };
  const acted = yield* act(work, written.value);
  if (!acted.ok) return acted;
  const { action, observation, failed, foundNothing } = acted.value;
  work.steps.push({ thought: thought.value, action, observation });
  if (work.planned.length === work.outline.route?.days.length) return ok("done");
  // To have day after day planned in the same words is no loop.
  return ok(guard.after(tried(action, before, work), failed, foundNothing));
}

/** An action as the guard knows it: one that plans a day, or throws its plans away, is another each time. */
function tried(action: string, before: { readonly day: number; readonly wasDiscarded: boolean }, work: Work): string {
  const isSame = before.day === currentDay(work) && before.wasDiscarded === (work.faults !== null);
  return isSame ? action : `${action} (day ${before.day}${before.wasDiscarded ? ", again" : ""})`;
}

async function* think(work: Work): AsyncGenerator<Event, Result<string>> {
  const strategy = strategyText({
    outline: work.outline,
    day: currentDay(work),
    planned: work.planned.map(({ text }) => text),
    steps: work.steps,
    collected: work.memory.descriptions(),
    faults: work.faults ?? [],
    planReads: work.memory.reach,
    isTrimmed: isSwitchedOff(work, "strategy"),
  });
  const answer = yield* askAgent("Thought", work.context, "thought", thoughtPrompt(work.request, strategy));
  if (!answer.ok) return answer;
  const text = answer.value.text.replace(/^\s*thought\s*\d*\s*:\s*/i, "").trim();
  yield { type: "thought", text };
  return ok(text);
}

/** The Tool agent sees the tools, the request and the end of the Strategy Block only, so that the tools are not overlooked (section 3.4). */
async function* writeAction(work: Work, thought: string): AsyncGenerator<Event, Result<string>> {
  const offered = toolLines([...SEARCHES, ...memoryTools(work.memory), "DailyPlanner"]);
  const prompt = toolPrompt(work.request, offered, recentText(work.outline, work.steps), thought);
  const answer = yield* askAgent("Tool", work.context, "tool", prompt);
  return answer.ok ? ok(actionText(answer.value.text)) : answer;
}

interface Acted {
  /** As it was called; as the model wrote it where that is no call. */
  readonly action: string;
  readonly observation: string;
  readonly failed: boolean;
  readonly foundNothing: boolean;
}

const WORKED = { failed: false, foundNothing: false };

async function* act(work: Work, written: string): AsyncGenerator<Event, Result<Acted>> {
  const parsed = parseAction(written);
  if (!parsed.ok)
    return ok({ action: written.trim(), observation: parsed.problem.message, failed: true, foundNothing: false });
  const action = formatAction(parsed.value);
  const { tool, input } = parsed.value;
  if (tool === "DailyPlanner") {
    const about = { kind: "subtask", name: `Plan day ${currentDay(work)}` } as const;
    const observation = yield* inSpan(about, () => planNextDay(work));
    return observation.ok ? ok({ action, observation: observation.value, ...WORKED }) : observation;
  }
  const answer = yield* work.callTool(tool, input);
  const isFound = answer.ok && !answer.empty && SEARCHES.some((name) => name === tool);
  if (!isFound) return ok({ action, observation: answer.observation, failed: !answer.ok, foundNothing: answer.empty });
  const kept = yield* keep(work, action, tool, answer);
  return kept.ok ? ok({ action, observation: kept.value, ...WORKED }) : kept;
}

const rowsSchema = z.object({ rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))) });

/** Keeps what a search found and gives what the Strategy Block shows of it: tables themselves would drown the thoughts. */
async function* keep(
  work: Work,
  action: string,
  tool: string,
  answer: ToolAnswer,
): AsyncGenerator<Event, Result<string>> {
  if (work.memory.keep === null) return ok("Found. It is lost unless NotebookWrite writes it down now.");
  const described = yield* askAgent(
    "Description",
    work.context,
    "description",
    descriptionPrompt(action, answer.observation),
  );
  if (!described.ok) return described;
  const description = described.value.text.replace(/^\s*description\s*:\s*/i, "").trim();
  const rows: readonly Row[] = rowsSchema.safeParse(answer.output).data?.rows ?? [];
  work.memory.keep({ day: currentDay(work), tool, description, records: toRecords(rows) });
  return ok(`Kept: ${description}`);
}
