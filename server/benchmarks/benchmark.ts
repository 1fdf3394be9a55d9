import type { z } from "zod";
import { type Agent, type TaskKit, usualTimeLimitMs } from "@/server/agents";
import { checkShape, type Event, type EventOf, type Task } from "@/server/episodes";
import type { PromptFile } from "@/server/models";
import {
  type BenchmarkInfo,
  fail,
  ok,
  type Result,
  type RunIdentity,
  type RunSettings,
  type Tallies,
} from "@/server/trip";
import type { World } from "@/server/worlds";

/** One task as it is stored and played; `content` is the benchmark's own, as JSON. */
export interface BenchmarkTask {
  /** The benchmark's own name of it, without blanks. */
  readonly id: string;
  /** What an agent is asked, or of whom the task is. */
  readonly text: string;
  /** Its values of the benchmark's facets. */
  readonly facets: Readonly<Record<string, string>>;
  /** The checks that count for it, whether or not a plan reaches them. */
  readonly counts: readonly string[];
  readonly content: unknown;
}

/** What came of an episode by a scorer. */
export interface Score {
  /** 0 is the least. */
  readonly value: number;
  readonly delivered: boolean;
  readonly passed: boolean;
  /** The checks by name; null where one does not apply or was not reached. */
  readonly parts: Readonly<Record<string, boolean | null>>;
  /** What it adds to the benchmark's rates. */
  readonly tallies: Tallies;
  /** What the failed checks found, in sentences. */
  readonly evidence: readonly string[];
  /** The verdict in the benchmark's published words, as `score` prints it. */
  readonly verdict: Readonly<Record<string, unknown>>;
}

/** Scores an episode of a task. It looks at events alone, never throws, and gives the same score for the same events. */
export interface Scorer<T> {
  /** As `scored` events name it. */
  readonly name: string;
  /** As `score` is told to use it. */
  readonly choice: string;
  score(task: T, events: readonly Event[], world: World): Score;
}

/** Plans of another system, matched to tasks. */
export interface Submission {
  /** For each task, in their order, the events that hand its plan in; null where there is no plan. */
  readonly plans: readonly (readonly Event[] | null)[];
  /** What the reader should know of the match, in sentences. */
  readonly notes: readonly string[];
}

type Failure = EventOf<"failureFound">;
/** An agent that fits a benchmark, with what it can be given there. */
interface OfferedAgent {
  readonly agent: Agent;
  /** Inputs and objectives of the benchmark that it knows, the usual one first; empty: it has no choice. */
  readonly inputs: readonly string[];
  readonly objectives: readonly string[];
}

/** The same, as the benchmark has it. */
export interface FittingAgent extends OfferedAgent {
  /** The agent's own prompts and, where it uses the benchmark's kit, those of the kit: what a run with it asks by. */
  readonly prompts: readonly PromptFile[];
}

/** An agent that is made for each task: it sees what only the benchmark knows of it. */
export interface BoundAgent<T> extends OfferedAgent {
  bind?(content: T, settings: RunSettings): Agent;
}

/** A benchmark as its folder defines it; `T` is the content of its tasks. */
export interface BenchmarkDefinition<T> {
  readonly info: Omit<BenchmarkInfo, "agents" | "scorers" | "scorerNames">;
  readonly agents: readonly BoundAgent<T>[];
  /** Content as it is stored; what is read back is checked by it. */
  readonly content: z.ZodType<T>;
  /** The tasks of files, by `info.taskOptions`. Problems name file, line and field. */
  importTasks(options: TaskFiles): Result<T[]>;
  aboutTask(content: T): Omit<BenchmarkTask, "content">;
  /** What of a task an agent with these settings is given, for the identity of a run. */
  given(content: T, settings: RunSettings | null): unknown;
  /** What an agent is asked; a problem where the task cannot be put that way. */
  input(content: T, settings: RunSettings, world: World): Result<Task>;
  /** What agents get that plan with tools and know nothing of the benchmark; null where no such agent fits. */
  kit(content: T, world: World): TaskKit | null;
  /** The files of the prompts in every kit. */
  readonly kitPrompts: readonly PromptFile[];
  /** What agents are allowed to see, in a sentence. */
  sees(settings: RunSettings, agent: string): string;
  /** The benchmark's own scorer first; its tallies make the rates. */
  readonly scorers: readonly [Scorer<T>, ...Scorer<T>[]];
  /** What went wrong with the plan, beyond how the episode ended. */
  failures(content: T, task: Task, events: readonly Event[], world: World): readonly Failure[];
  /** Calls of tools that a reference plan needs, by tool; null where that is not known. */
  neededCalls(content: T): Readonly<Record<string, number>> | null;
  /** Reads plans of another system in the published format. */
  readSubmission(file: string, contents: readonly T[]): Result<Submission>;
  /** An episode's plan as a line of the published format. */
  submissionLine(content: T, events: readonly Event[]): Readonly<Record<string, unknown>>;
  /** The names of a task in summaries: `{ idx: 5 }`. */
  names(content: T): Readonly<Record<string, string | number>>;
}

/** Values of a benchmark's task options as they were given. */
export type TaskFiles = Readonly<Record<string, string | undefined>>;

/** The same with tasks whose content is checked as it is read: what the runner, the database and pages know. */
export type Benchmark = ReturnType<typeof defineBenchmark>;

/** Makes a benchmark of its definition. Tasks of another benchmark are a fault of the caller and throw. */
export function defineBenchmark<T>(definition: BenchmarkDefinition<T>) {
  const { content: schema } = definition;
  const [own] = definition.scorers;
  const contentOf = (task: BenchmarkTask): T => schema.parse(task.content);
  const taskOf = (content: T): BenchmarkTask => ({ ...definition.aboutTask(content), content });
  const info: BenchmarkInfo = {
    ...definition.info,
    scorers: definition.scorers.map(({ choice }) => choice),
    scorerNames: definition.scorers.map(({ name }) => name),
    agents: definition.agents.map(({ agent, inputs, objectives }) => ({
      name: agent.name,
      description: agent.description,
      needsModel: agent.needsModel,
      takesModel: agent.takesModel ?? agent.needsModel,
      modes: [...agent.modes],
      parts: [...agent.parts],
      inputs: [...inputs],
      objectives: [...objectives],
      usualTimeLimitMs: usualTimeLimitMs(agent),
    })),
  };
  return {
    info,
    scorer: own.name,
    importTasks(options: TaskFiles): Result<BenchmarkTask[]> {
      const contents = definition.importTasks(options);
      return contents.ok ? ok(contents.value.map(taskOf)) : contents;
    },
    /** A stored task, checked. */
    readTask(content: unknown): Result<BenchmarkTask> {
      const checked = checkShape(content, schema, {});
      return checked.ok ? ok(taskOf(checked.value)) : checked;
    },
    findAgent(name: string): Result<FittingAgent> {
      const found = definition.agents.find(({ agent }) => agent.name === name);
      if (found) return ok({ ...found, prompts: promptsOf(found.agent, definition.kitPrompts) });
      const names = definition.agents.map(({ agent }) => agent.name).join(", ");
      const message = `${info.title} has no agent "${name}". Agents: ${names}.`;
      return fail({ code: "not_found", message });
    },
    agentFor({ agent }: FittingAgent, task: BenchmarkTask, settings: RunSettings): Agent {
      const bound = definition.agents.find((each) => each.agent === agent);
      return bound?.bind?.(contentOf(task), settings) ?? agent;
    },
    given: (task: BenchmarkTask, settings: RunSettings | null) => definition.given(contentOf(task), settings),
    input: (task: BenchmarkTask, settings: RunSettings, world: World) =>
      definition.input(contentOf(task), settings, world),
    kit: (task: BenchmarkTask, world: World) => definition.kit(contentOf(task), world),
    sees: ({ settings, agent }: Pick<RunIdentity, "settings" | "agent">) => definition.sees(settings, agent),
    /** The scores of every scorer, its own first. */
    scores(
      task: BenchmarkTask,
      events: readonly Event[],
      world: World,
    ): { scorer: string; choice: string; score: Score }[] {
      const content = contentOf(task);
      return definition.scorers.map((scorer) => ({
        scorer: scorer.name,
        choice: scorer.choice,
        score: scorer.score(content, events, world),
      }));
    },
    /** The scores as events. */
    scoredEvents(task: BenchmarkTask, events: readonly Event[], world: World): EventOf<"scored">[] {
      const content = contentOf(task);
      return definition.scorers.map((scorer) => scoredEvent(scorer.name, scorer.score(content, events, world)));
    },
    failures: (task: BenchmarkTask, asked: Task, events: readonly Event[], world: World) =>
      definition.failures(contentOf(task), asked, events, world),
    neededCalls: (task: BenchmarkTask) => definition.neededCalls(contentOf(task)),
    readSubmission: (file: string, tasks: readonly BenchmarkTask[]) =>
      definition.readSubmission(file, tasks.map(contentOf)),
    submissionLine: (task: BenchmarkTask, events: readonly Event[]) =>
      definition.submissionLine(contentOf(task), events),
    names: (task: BenchmarkTask) => definition.names(contentOf(task)),
  };
}

function promptsOf({ prompts, usesKit }: Agent, ofKit: readonly PromptFile[]): readonly PromptFile[] {
  return usesKit ? [...new Set([...prompts, ...ofKit])] : prompts;
}

function scoredEvent(scorer: string, score: Score): EventOf<"scored"> {
  const { value, delivered, passed, parts, tallies, evidence } = score;
  return { type: "scored", scorer, value, delivered, passed, parts: { ...parts }, tallies, evidence: [...evidence] };
}
