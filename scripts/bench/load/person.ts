import { setTimeout as pause } from "node:timers/promises";
import { createTRPCClient, httpLink } from "@trpc/client";
import superjson from "superjson";
import type { z } from "zod";
import type { AppRouter } from "@/server/api";
import { chatViewSchema } from "@/server/views";
import { answerOf, type Draw, openingOf, PLAN_NOW } from "./dialogs";

/** What of a conversation a person waits for and reacts to. */
const viewSchema = chatViewSchema.pick({ messages: true, question: true, isReplying: true, status: true });
type View = z.infer<typeof viewSchema>;

export interface Habits {
  /** Milliseconds from an answer to the next message, drawn evenly between the two. */
  readonly thinkMs: readonly [number, number];
  /** Messages, the opening and the last, "plan it now", included. */
  readonly turns: number;
  /** Follows the conversation over an open stream as its page does, else asks for it again and again. */
  readonly streams: boolean;
}

/** What a person lived through, in milliseconds. */
export interface Lived {
  /** From sending each message to having its answer. */
  readonly answers: number[];
  /** From the last answer to the plan, or what else came of it; null: the search was never begun. */
  planMs: number | null;
  /** By this process's clock. */
  lastAnswerAt: number;
  outcome: View["status"];
  /** Messages that brought no answer, by what went wrong. */
  readonly errors: string[];
}

/** Without a stream it is looked this often, as a program would. */
const LOOK_MS = 200;
const LONGEST_ANSWER_MS = 60_000;
const LONGEST_PLAN_MS = 600_000;

/** Signs in as a new anonymous person and chats until their trip is planned. Never rejects: what fails is told in `errors`. */
export async function live(server: string, number: number, habits: Habits, draw: Draw): Promise<Lived> {
  const lived: Lived = { answers: [], planMs: null, lastAnswerAt: 0, outcome: "talking", errors: [] };
  const leave = new AbortController();
  try {
    await pause(draw() * habits.thinkMs[1]);
    await chat(new Line(server, await signedIn(server, number), leave.signal), habits, draw, lived);
  } catch (error) {
    lived.errors.push(error instanceof Error ? error.message : String(error));
  } finally {
    leave.abort();
  }
  return lived;
}

async function chat(line: Line, { thinkMs, turns, streams }: Habits, draw: Draw, lived: Lived): Promise<void> {
  let view: View | null = null;
  for (let turn = 1; turn <= turns; turn += 1) {
    if (turn > 1) await pause(thinkMs[0] + draw() * (thinkMs[1] - thinkMs[0]));
    const sent = performance.now();
    if (view === null) await line.begin(openingOf(draw), streams);
    else await line.say(turn === turns ? PLAN_NOW : answerOf(pressesOf(view), draw));
    view = await line.until((seen) => said(seen) === turn && !seen.isReplying, LONGEST_ANSWER_MS);
    lived.lastAnswerAt = performance.now();
    lived.answers.push(lived.lastAnswerAt - sent);
  }
  if (view === null || view.status === "talking") return;
  const promised = performance.now();
  const { status } = await line.until((seen) => seen.status !== "planning", LONGEST_PLAN_MS);
  lived.planMs = performance.now() - promised;
  lived.outcome = status;
}

function said({ messages }: View): number {
  return messages.filter(({ by }) => by === "traveler").length;
}

function pressesOf({ question }: View): string[] {
  if (question?.about === "entry") return question.question.quickReplies.map(({ says }) => says);
  return question?.question.options.map(({ label }) => label) ?? [];
}

/** A cookie for a session of its own, from an address of its own. */
async function signedIn(server: string, number: number): Promise<Record<string, string>> {
  const address = { "x-forwarded-for": `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}` };
  const answer = await fetch(`${server}/api/auth/sign-in/anonymous`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server, ...address },
    body: "{}",
  });
  if (!answer.ok) throw new Error(`sign-in: ${answer.status}`);
  await answer.arrayBuffer();
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { ...address, cookie: cookies.join("; "), origin: server };
}

/** One person's connection to the server, and the conversation as last seen over it. */
class Line {
  private readonly client;
  private id = "";
  private seen: View | null = null;
  private streaming: Promise<void> | null = null;
  private wake: () => void = () => {};

  constructor(
    private readonly server: string,
    private readonly headers: Record<string, string>,
    private readonly signal: AbortSignal,
  ) {
    this.client = createTRPCClient<AppRouter>({
      links: [httpLink({ url: `${server}/api/trpc`, transformer: superjson, headers })],
    });
  }

  async begin(text: string, streams: boolean): Promise<void> {
    this.id = (await this.client.chat.begin.mutate({ text })).id;
    if (!streams) return;
    this.streaming = this.follow();
    // It may break while nobody waits; the next wait tells.
    this.streaming.catch(() => {});
  }

  async say(text: string): Promise<void> {
    this.show(await this.client.chat.say.mutate({ id: this.id, text }));
  }

  /** The first view seen that is as wanted. Rejects where none is in time, or the stream breaks. */
  async until(isWanted: (view: View) => boolean, longestMs: number): Promise<View> {
    const until = performance.now() + longestMs;
    while (this.seen === null || !isWanted(this.seen)) {
      const leftMs = until - performance.now();
      if (leftMs <= 0) throw new Error(`nothing came within ${longestMs / 1_000} s`);
      if (this.streaming === null) {
        await pause(LOOK_MS);
        this.show(await this.client.chat.get.query({ id: this.id }));
      } else {
        const woken = new Promise<void>((resolve) => {
          this.wake = resolve;
        });
        const timedOut = new AbortController();
        await Promise.race([woken, this.streaming, pause(leftMs, undefined, timedOut)]).finally(() => timedOut.abort());
      }
    }
    return this.seen;
  }

  private show(view: View): void {
    // A call may be answered after the stream told more.
    if (this.seen !== null && view.messages.length < this.seen.messages.length) return;
    this.seen = view;
    this.wake();
  }

  /** Reads server-sent events until this person leaves. */
  private async follow(): Promise<void> {
    const input = encodeURIComponent(JSON.stringify(superjson.serialize({ id: this.id })));
    const url = `${this.server}/api/trpc/chat.watch?input=${input}`;
    const headers = { ...this.headers, accept: "text/event-stream" };
    try {
      const answer = await fetch(url, { headers, signal: this.signal });
      if (!answer.ok || answer.body === null) throw new Error(`stream: ${answer.status}`);
      let text = "";
      for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
        const events = (text + part).split("\n\n");
        text = events.pop() ?? "";
        for (const event of events) this.take(event);
      }
    } catch (error) {
      if (!this.signal.aborted) throw error;
    }
    if (!this.signal.aborted) throw new Error("stream: it ended");
  }

  private take(event: string): void {
    // What has a name is about the connection.
    if (event.includes("event: ")) return;
    const data = event.match(/^data: (.*)$/m)?.[1];
    if (data !== undefined) this.show(viewSchema.parse(superjson.deserialize(JSON.parse(data))));
  }
}
