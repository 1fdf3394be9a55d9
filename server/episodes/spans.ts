import type { Event, EventOf } from "./event";

type Steps<R> = Generator<Event, R> | AsyncGenerator<Event, R>;

/** Ids while events are on their way; the frame around the agent's work gives them their lasting ones (`SpanNumbers`). */
let opened = 0;
function openId(): string {
  opened += 1;
  return `open-${opened}`;
}

/**
 * Puts events into a span: an event without one becomes the span's, and a span without a parent becomes its child. A call of a model, and
 * the call of a tool with its answer, are spans of their own.
 */
class SpanStamp {
  private readonly calls = new Map<string, string>();

  /** Null: the episode itself. */
  constructor(private readonly id: string | null) {}

  stamp(event: Event): Event {
    const spanId = event.spanId ?? this.ownSpan(event) ?? this.id;
    if (spanId === null) return event;
    const parentId = event.parentId ?? (spanId === this.id ? null : this.id);
    return parentId === null ? { ...event, spanId } : { ...event, spanId, parentId };
  }

  private ownSpan(event: Event): string | null {
    switch (event.type) {
      case "modelCalled":
        return openId();
      case "toolCalled": {
        const id = openId();
        this.calls.set(event.callId, id);
        return id;
      }
      case "toolAnswered":
        return this.calls.get(event.callId) ?? null;
      default:
        return null;
    }
  }
}

async function* stamped<R>(id: string, steps: Steps<R>): AsyncGenerator<Event, R> {
  const span = new SpanStamp(id);
  while (true) {
    const step = await steps.next();
    if (step.done) return step.value;
    yield span.stamp(step.value);
  }
}

/** What a span is: its kind, its name, and what it is given to do. */
export type SpanAbout = Omit<EventOf<"spanBegan">, "type" | "spanId" | "parentId">;

/**
 * Work as a span of its own, between `spanBegan` and `spanEnded`; spans within it are its children. It has failed where the work throws,
 * or answers with a Result that is a problem. Nothing need be handed on: whatever is yielded through here is in the span.
 */
export async function* inSpan<R>(about: SpanAbout, work: () => Steps<R>): AsyncGenerator<Event, R> {
  return yield* stamped(openId(), bracketed(about, work));
}

async function* bracketed<R>(about: SpanAbout, work: () => Steps<R>): AsyncGenerator<Event, R> {
  yield { type: "spanBegan", ...about };
  try {
    const value = yield* work();
    yield { type: "spanEnded", status: isProblem(value) ? "failed" : "ok" };
    return value;
  } catch (error) {
    yield { type: "spanEnded", status: "failed" };
    throw error;
  }
}

/** The call of a tool with all that happens until its answer: a span that begins with `called`. `work` yields the answer last. */
export async function* inToolSpan<R>(called: EventOf<"toolCalled">, work: () => Steps<R>): AsyncGenerator<Event, R> {
  const id = openId();
  yield { ...called, spanId: id };
  return yield* stamped(id, withAnswerIn(id, called.callId, work()));
}

async function* withAnswerIn<R>(id: string, callId: string, steps: Steps<R>): AsyncGenerator<Event, R> {
  while (true) {
    const step = await steps.next();
    if (step.done) return step.value;
    const isAnswer = step.value.type === "toolAnswered" && step.value.callId === callId;
    yield isAnswer ? { ...step.value, spanId: id } : step.value;
  }
}

function isProblem(value: unknown): boolean {
  return typeof value === "object" && value !== null && "ok" in value && value.ok === false;
}

/**
 * Gives the spans of an episode their lasting ids, "s1", "s2" and so on in the order in which they come: the same events have the same ids.
 * Events outside every span stay so.
 */
export class SpanNumbers {
  private readonly episode = new SpanStamp(null);
  private readonly numbers = new Map<string, string>();

  numbered(event: Event): Event {
    const { spanId, parentId, ...rest } = this.episode.stamp(event);
    if (spanId === undefined) return event;
    const outer = parentId === undefined ? undefined : this.numberOf(parentId);
    const own = this.numberOf(spanId);
    return outer === undefined ? { ...rest, spanId: own } : { ...rest, spanId: own, parentId: outer };
  }

  private numberOf(id: string): string {
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    const number = `s${this.numbers.size + 1}`;
    this.numbers.set(id, number);
    return number;
  }
}
