import type { z } from "zod";
import { jsonOf, type TaskKit } from "@/server/agents";
import type { EndReason, Event } from "@/server/episodes";
import { callTool, createNotebook, type PlanWriter } from "@/server/tools";
import { fail } from "@/server/trip";
import type { Interlocutor } from "../traveler";
import type { EnvironmentTask } from "./environment-task";
import type { Action, EpisodeState, Observation, Opening, Reward } from "./observation";
import { offeredTools, toolNamesOf } from "./offered-tools";
import { isOwnTool, OWN_TOOLS, type OwnToolName } from "./own-tools";

/** Actions of an episode at most: what goes on longer goes round in circles. */
export const MOST_STEPS = 100;

/** What came of an action before anyone asked what the episode is worth. */
interface Outcome {
  readonly result: string;
  readonly ok: boolean;
  readonly ends?: EndReason;
}

const noPlanWriter: PlanWriter = async () =>
  fail({ code: "bad_input", message: "Write the plan yourself, and hand it in with propose_itinerary." });

/**
 * One episode of a task: actions in, observations out, and the events of all of it. The task and the actions decide everything, so that the
 * same actions give the same episode again. Actions must be made one after the other.
 */
export class Episode {
  readonly opening: Opening;
  private readonly events: Event[] = [];
  private readonly notebook = createNotebook();
  private readonly traveler: Interlocutor | null;
  private steps = 0;
  private plansRefused = 0;
  private ended: EndReason | null = null;
  private worth: Promise<Reward> | null = null;

  constructor(private readonly task: EnvironmentTask) {
    this.traveler = task.meetTraveler?.() ?? null;
    const words = this.traveler?.opening() ?? null;
    if (words !== null) this.events.push({ type: "said", by: "traveler", text: words, understood: null });
    const prompt = words === null ? task.prompt : `${task.prompt}\n\nThe traveler: ${words}`;
    this.opening = { taskId: task.id, prompt, tools: offeredTools(task) };
  }

  state(): EpisodeState {
    return { taskId: this.task.id, steps: this.steps, ended: this.ended };
  }

  /** What it is worth so far; 0 or little more before anything was handed in. */
  reward(): Promise<Reward> {
    if (this.ended === null) return this.task.score(this.events);
    this.worth ??= this.task.score(this.events);
    return this.worth;
  }

  /** Whether the action could be one of this task; others are told so, and change nothing. */
  knows(tool: string): boolean {
    return toolNamesOf(this.task).includes(tool);
  }

  /** Does an action. The caller makes sure that the episode is not over. */
  async step({ tool, arguments: input }: Action, signal: AbortSignal): Promise<Observation> {
    this.steps += 1;
    const isOwn = isOwnTool(tool) && this.knows(tool);
    const outcome = isOwn ? this.actBy(tool, input) : await this.callWorld(tool, input, signal);
    const ends = outcome.ends ?? (this.steps >= MOST_STEPS ? "step limit" : null);
    if (ends !== null) this.end(ends);
    const reward = this.ended === null ? null : await this.reward();
    return { tool, result: outcome.result, ok: outcome.ok, ended: this.ended, reward };
  }

  private end(reason: EndReason): void {
    this.ended = reason;
    this.events.push({ type: "ended", reason });
  }

  private async callWorld(tool: string, input: unknown, signal: AbortSignal): Promise<Outcome> {
    const callId = `call-${this.steps}`;
    const span = { callId, spanId: `s${this.steps}` };
    this.events.push({ type: "toolCalled", tool: tool || "none", input: jsonOf(input), ...span });
    const { world, tools: offered } = this.task;
    const context = { world, signal, offered, notebook: this.notebook, writePlan: noPlanWriter };
    const answer = await callTool(tool, input, context);
    this.events.push({ type: "toolAnswered", ok: answer.ok, output: jsonOf(answer.output), ...span });
    return { result: this.task.brief?.(answer) ?? answer.observation, ok: answer.ok };
  }

  private actBy(name: OwnToolName, input: unknown): Outcome {
    const read = OWN_TOOLS[name].input.safeParse(input ?? {});
    if (!read.success) return { result: whatIsWrong(name, read.error.issues), ok: false };
    if (name === "say") return this.say(OWN_TOOLS.say.input.parse(input));
    if (name === "propose_itinerary") return this.propose(OWN_TOOLS.propose_itinerary.input.parse(input).plan);
    return this.finish(OWN_TOOLS.finish.input.parse(input ?? {}));
  }

  private finish({ reason = "", way_out: wayOut = "" }: z.infer<typeof OWN_TOOLS.finish.input>): Outcome {
    if (reason !== "") this.events.push({ type: "thought", text: reason });
    const read = wayOut === "" ? undefined : this.task.readPlan?.(`No plan\n${wayOut}`);
    // Published benchmarks know no such answer.
    return read?.plan.type === "noPlanFound"
      ? this.handIn(read)
      : { result: "The episode is over.", ok: true, ends: "done" };
  }

  private say({ text, about }: { text: string; about?: string | undefined }): Outcome {
    const reply = this.traveler?.reply(text, about ?? null) ?? null;
    if (reply === null) {
      const isPlanWanted = this.task.readPlan !== null;
      const left = "The traveler has no more time for questions.";
      this.events.push({ type: "said", by: "agent", text, understood: null });
      return isPlanWanted ? { result: left, ok: false } : { result: left, ok: false, ends: "traveler left" };
    }
    this.events.push(...reply.events, { type: "said", by: "traveler", text: reply.text, understood: null });
    return { result: reply.text, ok: true };
  }

  private propose(text: string): Outcome {
    const read = this.task.readPlan?.(text);
    return read === undefined ? { result: "No plan is wanted here.", ok: false } : this.handIn(read);
  }

  /** Once what is wrong with its form comes back. */
  private handIn(read: ReturnType<TaskKit["readPlan"]>): Outcome {
    this.events.push(read.plan);
    if (read.complaint !== null && this.plansRefused++ === 0) {
      return { result: `${read.complaint}\nHand it in again: then it counts as it is.`, ok: false };
    }
    return { result: "The plan is handed in.", ok: true, ends: "done" };
  }
}

function whatIsWrong(name: OwnToolName, issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const [issue] = issues;
  const field = issue?.path.map(String).join(".") ?? "";
  return `${name} did not work. ${field === "" ? "" : `The argument "${field}": `}${issue?.message ?? "The arguments are invalid."}`;
}
