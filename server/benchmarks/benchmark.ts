import type { z } from "zod";
import { type Agent, type TaskKit, usualTimeLimitMs } from "@/server/agents";
import { checkShape, type Event, type EventOf, type Task } from "@/server/episodes";
import type { PromptFile } from "@/server/models";
import { fail, ok, type Result } from "@/server/trip";
import type { BenchmarkInfo, ModelRole, RunIdentity, RunOptions, RunSettings, Tallies } from "@/server/views";
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
  /** Series of figures that the report of a run is made of. */
  readonly series?: Readonly<Record<string, readonly number[]>>;
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
  /** Names of models that single roles have, whatever model the run names for the others. */
  readonly models?: Readonly<Partial<Record<ModelRole, string>>>;
  /** The run options that it was made with, and what tells it from another of its name: for the identity of a run. */
  readonly options?: RunOptions;
}

/** The same, as the benchmark has it. */
export interface FittingAgent extends OfferedAgent {
  /** The agent's own prompts and, where it uses the benchmark's kit, those of the kit: what a run with it asks by. */
  readonly prompts: readonly PromptFile[];
  /** The agent for one trial of a task, and what scores it where that is not the benchmark itself. */
  bind(task: BenchmarkTask, settings: RunSettings): { readonly agent: Agent; readonly scored?: Scored };
}

/** The scores of an episode as events. */
type Scored = (events: readonly Event[], world: World) => EventOf<"scored">[];

/** An agent for one trial. */
export interface TrialAgent<T> extends Agent {
  /** Scorers that know what came up in this trial alone, in place of the benchmark's. */
  readonly scorers?: BenchmarkDefinition<T>["scorers"];
}

/** An agent that is made for each trial: it sees what only the benchmark knows of its task. */
export interface BoundAgent<T> extends OfferedAgent {
  bind?(content: T, settings: RunSettings): TrialAgent<T>;
}

/** A trial that has ended, for the report of its run. */
export interface ReportedTrial<T> {
  readonly content: T;
  readonly events: readonly Event[];
  /** Until the agent's end. */
  readonly ms: number;
}

/** The same by its task. */
export interface ReportedTask extends Omit<ReportedTrial<never>, "content"> {
  readonly task: BenchmarkTask;
}

/** What a benchmark says of a run beyond its rates, for pages of its own. */
interface Report<T> {
  /** As it is stored; what is read of files is checked by it. */
  readonly schema: z.ZodType;
  /** Null where the trials have nothing to report. `planning`: what may be planned in; null: figures that take planning are left out. */
  of(identity: RunIdentity, trials: readonly ReportedTrial<T>[], planning: Planning | null): Promise<unknown>;
}

interface Planning {
  readonly world: World;
  readonly signal: AbortSignal;
}

/** A benchmark as its folder defines it; `T` is the content of its tasks. */
export interface BenchmarkDefinition<T> {
  readonly info: Omit<BenchmarkInfo, "agents" | "scorers" | "scorerNames">;
  readonly agents: readonly BoundAgent<T>[];
  /** An agent by a name that need not be among those offered, made with run options; left out: those offered are all, and there are no options. */
  agentWith?(name: string, options: RunOptions): Result<BoundAgent<T>>;
  /** Its trials are short and many: those without a model are played in threads. */
  readonly threaded?: true;
  readonly report?: Report<T>;
  /** Where the lines of its format come from, for trainers: `source.json` of a run on tasks like `content`; left out where nothing is trained by them. */
  source?(runId: string, identity: RunIdentity, content: T): unknown;
  /** Content as it is stored; what is read back is checked by it. */
  readonly content: z.ZodType<T>;
  /** The tasks of files, by `info.taskOptions`. Problems name file, line and field. */
  importTasks(options: TaskFiles): Result<T[]>;
  /** Makes tasks in a world, the same for the same seed; left out: there is nothing to make them of. Takes minutes. */
  generate?(world: World, seed: number): Iterable<T>;
  aboutTask(content: T): Omit<BenchmarkTask, "content">;
  /** What of a task an agent with these settings is given, for the identity of a run. */
  given(content: T, settings: RunSettings | null): unknown;
  /** The world as a task finds it, such as on the day on which it is said; left out: as it is. */
  worldOf?(content: T, world: World): World;
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
  /** An episode's plan as a line of the published format; null where it has none. */
  submissionLine(content: T, events: readonly Event[]): Readonly<Record<string, unknown>> | null;
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
  const worldOf = (content: T, world: World): World => definition.worldOf?.(content, world) ?? world;
  const offered = (name: string): Result<BoundAgent<T>> => {
    const found = definition.agents.find(({ agent }) => agent.name === name);
    if (found) return ok(found);
    const names = definition.agents.map(({ agent }) => agent.name).join(", ");
    return fail({ code: "not_found", message: `${info.title} has no agent "${name}". Agents: ${names}.` });
  };
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
    threaded: definition.threaded ?? false,
    /** The report of a run by the schema of its benchmark; null where the benchmark has none. */
    reportSchema: definition.report?.schema ?? null,
    async report(identity: RunIdentity, trials: readonly ReportedTask[], planning: Planning | null): Promise<unknown> {
      const reported = trials.map(({ task, events, ms }) => ({ content: contentOf(task), events, ms }));
      return (await definition.report?.of(identity, reported, planning)) ?? null;
    },
    source: (runId: string, identity: RunIdentity, task: BenchmarkTask): unknown =>
      definition.source?.(runId, identity, contentOf(task)) ?? null,
    importTasks(options: TaskFiles): Result<BenchmarkTask[]> {
      const contents = definition.importTasks(options);
      return contents.ok ? ok(contents.value.map(taskOf)) : contents;
    },
    /** Tasks made in a world; null where the benchmark makes none. */
    generate: (world: World, seed: number): Iterable<BenchmarkTask> | null =>
      definition.generate === undefined ? null : mapped(definition.generate(world, seed), taskOf),
    generates: definition.generate !== undefined,
    /** A stored task, checked. */
    readTask(content: unknown): Result<BenchmarkTask> {
      const checked = checkShape(content, schema, {});
      return checked.ok ? ok(taskOf(checked.value)) : checked;
    },
    /** `options`: of the benchmark's run options. */
    findAgent(name: string, options: RunOptions = {}): Result<FittingAgent> {
      const found = definition.agentWith?.(name, options) ?? offered(name);
      if (!found.ok) return found;
      const { bind, ...agent } = found.value;
      return ok({
        ...agent,
        prompts: promptsOf(agent.agent, definition.kitPrompts),
        bind(task, settings) {
          const content = contentOf(task);
          const bound: TrialAgent<T> = bind?.(content, settings) ?? agent.agent;
          const { scorers } = bound;
          if (scorers === undefined) return { agent: bound };
          return { agent: bound, scored: (events, world) => scoredBy(scorers, content, events, world) };
        },
      });
    },
    given: (task: BenchmarkTask, settings: RunSettings | null) => definition.given(contentOf(task), settings),
    worldOf: (task: BenchmarkTask, world: World) => worldOf(contentOf(task), world),
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
      return scoredBy(definition.scorers, contentOf(task), events, world);
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

function* mapped<A, B>(items: Iterable<A>, make: (item: A) => B): Generator<B> {
  for (const item of items) yield make(item);
}

function promptsOf({ prompts, usesKit }: Agent, ofKit: readonly PromptFile[]): readonly PromptFile[] {
  return usesKit ? [...new Set([...prompts, ...ofKit])] : prompts;
}

function scoredBy<T>(scorers: readonly Scorer<T>[], content: T, events: readonly Event[], world: World) {
  return scorers.map((scorer) => scoredEvent(scorer.name, scorer.score(content, events, world)));
}

function scoredEvent(scorer: string, score: Score): EventOf<"scored"> {
  const { value, delivered, passed, parts, tallies, evidence, series } = score;
  const scored = { scorer, value, delivered, passed, parts: { ...parts }, tallies, evidence: [...evidence] };
  if (series === undefined) return { type: "scored", ...scored };
  const copied = Object.fromEntries(Object.entries(series).map(([name, figures]) => [name, [...figures]]));
  return { type: "scored", ...scored, series: copied };
}
