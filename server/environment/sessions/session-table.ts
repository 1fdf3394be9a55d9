import { randomUUID } from "node:crypto";
import { jsonOf } from "@/server/agents";
import { fail, groupBy, ok, type Problem, type Result } from "@/server/trip";
import type { Action, EpisodeState, Observation, Opening, Reward } from "../episode/observation";
import type { ServedTasks, WantedTask } from "../tasks/served-tasks";
import { type ActEntry, digestOf, Journal, type OpenEntry } from "./journal";
import { Session } from "./session";

export interface SessionTableOptions {
  readonly tasks: ServedTasks;
  readonly journal: string;
  /** Sessions at most. */
  readonly maximum: number;
  /** A session that nobody used for so long is closed. */
  readonly silentMs: number;
}

export interface WantedSession extends WantedTask {
  /** The client's own name of the episode, which `state` gives back. */
  readonly episodeId?: string | undefined;
  /** A request that comes again with the same id opens nothing. */
  readonly requestId?: string | undefined;
}

export interface OpenSession {
  readonly session: string;
  readonly opening: Opening;
}

export interface SessionState extends EpisodeState {
  readonly episodeId: string;
}

/** A session of the journal that nobody asked for since the start. */
interface Dormant {
  readonly opened: OpenEntry;
  readonly done: readonly ActEntry[];
  usedAt: number;
}

/**
 * All sessions of the server, which every protocol works on. What is answered is in the journal first, so that a server that is killed and
 * started again has each session as it was; a session is made again when it is asked for. Problems: "not_found" (no such session), "at_capacity", "bad_input",
 * "already_exists" (the episode is over, or the id of a request was used for another one), "changed_meanwhile" (it cannot be made again).
 */
export class SessionTable {
  private readonly sessions = new Map<string, Session>();
  private readonly waking = new Map<string, Promise<Result<Session>>>();
  private readonly dormant: Map<string, Dormant>;
  private readonly opening = new Map<string, string>();
  private readonly journal: Journal;
  private readonly stopped = new AbortController();
  private readonly reaper: NodeJS.Timeout;

  constructor(private readonly options: SessionTableOptions) {
    const { journal, entries } = Journal.open(options.journal);
    this.journal = journal;
    this.dormant = new Map();
    for (const entry of entries) {
      if (entry.type === "open") this.dormant.set(entry.session, { opened: entry, done: [], usedAt: Date.now() });
    }
    const actions = groupBy(
      entries.filter((entry) => entry.type === "act"),
      ({ session }) => session,
    );
    for (const [session, done] of actions) {
      const slept = this.dormant.get(session);
      if (slept !== undefined) this.dormant.set(session, { ...slept, done });
    }
    for (const { opened } of this.dormant.values()) {
      if (opened.requestId !== undefined) this.opening.set(opened.requestId, opened.session);
    }
    this.reaper = setInterval(() => this.closeSilent(), Math.max(1_000, Math.min(60_000, options.silentMs / 4)));
    this.reaper.unref();
  }

  get size(): number {
    return this.sessions.size + this.dormant.size;
  }

  async open(wanted: WantedSession): Promise<Result<OpenSession>> {
    const before = wanted.requestId === undefined ? undefined : this.opening.get(wanted.requestId);
    if (before !== undefined) {
      const session = await this.find(before);
      if (session.ok) return ok({ session: before, opening: session.value.episode.opening });
    }
    if (this.size >= this.options.maximum) {
      this.closeSilent();
      if (this.size >= this.options.maximum) return fail(full(this.options.maximum));
    }
    return this.begin(randomUUID(), wanted);
  }

  /** Begins another episode in place: everyone who knows the session goes on in it. */
  async reset(id: string, wanted: WantedSession): Promise<Result<OpenSession>> {
    return this.onSession(id, async (session) => {
      const isRepeated = wanted.requestId !== undefined && session.opened.requestId === wanted.requestId;
      return isRepeated ? ok({ session: id, opening: session.episode.opening }) : this.begin(id, wanted);
    });
  }

  private async begin(id: string, wanted: WantedSession): Promise<Result<OpenSession>> {
    const task = this.options.tasks.find(wanted);
    if (!task.ok) return task;
    const { episodeId = task.value.id, requestId } = wanted;
    const about = { session: id, task: task.value.id, world: task.value.world.describe().hash };
    const opened = { type: "open", ...about, episodeId, ...(requestId !== undefined && { requestId }) } as const;
    const session = new Session(opened, task.value);
    const before = this.sessions.get(id)?.opened.requestId;
    if (before !== undefined) this.opening.delete(before);
    this.sessions.set(id, session);
    if (requestId !== undefined) this.opening.set(requestId, id);
    await this.journal.append(opened);
    return ok({ session: id, opening: session.episode.opening });
  }

  /** Does an action; one that comes again with the id of its request is answered as before and not done again. */
  async step(id: string, action: Action, requestId?: string): Promise<Result<Observation>> {
    const asked = { tool: action.tool, arguments: jsonOf(action.arguments) };
    return this.onSession(id, (session) => this.stepIn(session, asked, requestId));
  }

  private async stepIn(session: Session, action: Action, requestId: string | undefined): Promise<Result<Observation>> {
    const before = requestId === undefined ? undefined : session.answers.get(requestId);
    if (before !== undefined) return before.action === digestOf(action) ? ok(before.observation) : fail(REUSED);
    const { ended } = session.episode.state();
    if (ended !== null) return fail(isOver(ended));
    const observation = await session.act(action, requestId, this.stopped.signal);
    await this.journal.append({
      ...{ type: "act", session: session.opened.session, tool: action.tool, arguments: jsonOf(action.arguments) },
      ...(requestId !== undefined && { requestId }),
      digest: digestOf(observation),
    });
    return ok(observation);
  }

  async state(id: string): Promise<Result<SessionState>> {
    const found = await this.find(id);
    if (!found.ok) return found;
    return ok({ ...found.value.episode.state(), episodeId: found.value.opened.episodeId });
  }

  async openingOf(id: string): Promise<Result<Opening>> {
    const found = await this.find(id);
    return found.ok ? ok(found.value.episode.opening) : found;
  }

  /** What the episode is worth so far. Asked twice, it says the same. */
  async reward(id: string): Promise<Result<Reward>> {
    return this.onSession(id, async ({ episode }) => ok(await episode.reward()));
  }

  /** Says that a session is still wanted. */
  touch(id: string): boolean {
    const known = this.sessions.get(id) ?? this.dormant.get(id);
    if (known !== undefined) known.usedAt = Date.now();
    return known !== undefined;
  }

  /** True where there was one. */
  async close(id: string): Promise<boolean> {
    const opened = (this.sessions.get(id) ?? this.dormant.get(id))?.opened;
    if (opened === undefined) return false;
    this.sessions.delete(id);
    this.dormant.delete(id);
    if (opened.requestId !== undefined) this.opening.delete(opened.requestId);
    await this.journal.append({ type: "close", session: id });
    return true;
  }

  /** Stops what is under way; the sessions stay in the journal. */
  async stop(): Promise<void> {
    clearInterval(this.reaper);
    this.stopped.abort();
    await this.journal.close();
  }

  /** Works on a session once all that came before is done, on the new episode where it was reset meanwhile. */
  private async onSession<T>(id: string, work: (session: Session) => Promise<Result<T>>): Promise<Result<T>> {
    const found = await this.find(id);
    if (!found.ok) return found;
    const session = found.value;
    return session.inTurn(() => (this.sessions.get(id) === session ? work(session) : this.onSession(id, work)));
  }

  private async find(id: string): Promise<Result<Session>> {
    const known = this.sessions.get(id);
    if (known !== undefined) {
      known.usedAt = Date.now();
      return ok(known);
    }
    const slept = this.dormant.get(id);
    if (slept === undefined) return fail(NO_SESSION);
    const waking = this.waking.get(id) ?? this.wake(id, slept).finally(() => this.waking.delete(id));
    this.waking.set(id, waking);
    return waking;
  }

  /** Makes a session of the journal again. One that cannot be made the same is closed, and its next caller is told. */
  private async wake(id: string, { opened, done }: Dormant): Promise<Result<Session>> {
    const task = this.options.tasks.find({ taskId: opened.task });
    if (task.ok && task.value.world.describe().hash === opened.world) {
      const session = new Session(opened, task.value);
      if (await session.replay(done, this.stopped.signal)) {
        this.dormant.delete(id);
        this.sessions.set(id, session);
        return ok(session);
      }
    }
    await this.close(id);
    return fail(CHANGED);
  }

  private closeSilent(): void {
    const since = Date.now() - this.options.silentMs;
    for (const [id, { usedAt }] of [...this.sessions, ...this.dormant]) {
      // Where it cannot be written down, the session comes back at the next start, and falls silent again.
      if (usedAt < since) this.close(id).catch(() => undefined);
    }
  }
}

const NO_SESSION: Problem = {
  code: "not_found",
  message: "There is no such session: it was closed, was silent too long, or never began. Begin a new one.",
};
const REUSED: Problem = {
  code: "already_exists",
  message: "Another action was sent with this request id. Give each action an id of its own.",
};
const CHANGED: Problem = {
  code: "changed_meanwhile",
  message: "The world or the program changed since this session began, so it cannot go on. Begin a new one.",
};

function isOver(ended: string): Problem {
  return { code: "already_exists", message: `The episode is over (${ended}). Reset it, or begin a new one.` };
}

function full(maximum: number): Problem {
  return { code: "at_capacity", message: `All ${maximum} sessions are in use. Close one, or try again later.` };
}
