import { addDays, forLog, formatDate, type LocalDate, todayHere } from "@/server/trip";
import { type Answered, answered, failed, type ProviderFailure } from "../failure";
import type { Provider } from "../provider";
import { type Answer, foundOf, keptOf, storedAnswer, type Unkept } from "./convert";
import { type AnswerKey, type AnswerStore, keyOf, mayBeKept } from "./stored-answer";
import { recordingTape, type Tape, type TapeEntry } from "./tape";

/** How a question is meant. */
export interface Asking {
  /** The cache's day: an answer is good for the day, as long as its price holds. */
  readonly day: LocalDate;
  /** Left out: the day's answer will do. True: as it is now, to check what a plan chose. */
  readonly isFresh?: boolean;
  /** True: what follows from the answer is replayed or planned over later, so whose answers may not be kept is not asked. */
  readonly mustKeep?: boolean;
  /** Where it is noted what was asked, or what is replayed from. Left out: nowhere. */
  readonly tape?: Tape;
}

export interface ProviderCache {
  /** Asks a provider once a day; callers with the same question at the same time share the answer. Never rejects. */
  ask<Query, Row>(provider: Provider<Query, Row>, query: Query, asking: Asking): Promise<Answered<Answer<Row>>>;
}

interface Got extends Pick<Answer<unknown>, "from" | "instead"> {
  readonly answer: Unkept;
  /** Null: it is not kept. */
  readonly which: AnswerKey | null;
}

/** Older answers say too little about today. */
const OLDEST_DAYS = 7;
/** Answers between two looks at how much there is. */
const PUTS_BETWEEN_PRUNES = 50;

/** `now`: milliseconds since 1970. */
export function providerCache(store: AnswerStore, now: () => number = Date.now): ProviderCache {
  const underWay = new Map<string, Promise<Answered<Got>>>();
  const paused = new Map<string, { readonly until: number; readonly failure: ProviderFailure }>();
  let puts = 0;

  async function ask<Query, Row>(
    provider: Provider<Query, Row>,
    asked: Query,
    { day, isFresh = false, mustKeep = false, tape = recordingTape() }: Asking,
  ): Promise<Answered<Answer<Row>>> {
    const { title, tool, name } = provider;
    const query = provider.query.safeParse(asked);
    if (!query.success) {
      const [issue] = query.error.issues;
      return failed("refused", `This is no question for ${title}: ${issue?.path.join(".")}: ${issue?.message}.`);
    }
    const terms = provider.terms(query.data).class;
    if (mustKeep && terms !== "keep" && terms !== "keep until") {
      return failed("not allowed", `Answers of ${title} may not be kept, so nothing can be planned over them later.`);
    }
    const key = keyOf(tool, name, query.data);
    const entry = tape.next(key);
    const got =
      entry === null
        ? await shared(`${key} ${day} ${isFresh}`, () => current(provider, query.data, key, day, isFresh))
        : await replayed(title, entry, day);
    tape.add(entryOf(key, got));
    if (!got.ok) return got;
    const { answer, from, instead } = got.value;
    const found = foundOf(provider, answer);
    return found === null
      ? notKept(title, day)
      : answered({ ...found, provider: title, day: answer.day, from, instead });
  }

  function shared(name: string, find: () => Promise<Answered<Got>>): Promise<Answered<Got>> {
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const begun = find().finally(() => underWay.delete(name));
    underWay.set(name, begun);
    return begun;
  }

  async function replayed(title: string, entry: TapeEntry | "none", day: LocalDate): Promise<Answered<Got>> {
    if (entry === "none") return notKept(title, day);
    if ("failure" in entry) return { ok: false, failure: entry.failure };
    const { key, take, from, instead } = entry;
    const which = { key, day: entry.day, take };
    const answer = await store.get(which).catch(report);
    if (answer === null) return notKept(title, entry.day);
    if (mayBeKept(answer, todayHere())) return answered({ answer, which, from, instead });
    return failed("not kept", `The answer of ${title} of ${formatDate(entry.day)} may not be kept any more.`);
  }

  async function current<Query, Row>(
    provider: Provider<Query, Row>,
    query: Query,
    key: string,
    day: LocalDate,
    isFresh: boolean,
  ): Promise<Answered<Got>> {
    const kept = isFresh ? null : await usable(provider, key, day, day);
    if (kept !== null) return answered({ answer: kept, which: kept, from: "cache", instead: null });
    const found = await searched(provider, query);
    if (found.ok) {
      const answer = storedAnswer(provider, query, found.value, { key, day }, now());
      return answered({ answer, which: await keep(answer), from: "provider", instead: null });
    }
    // A check is about now: no earlier answer takes its place.
    const before = isFresh ? null : await usable(provider, key, addDays(day, -OLDEST_DAYS), addDays(day, -1));
    if (before === null) return found;
    return answered({ answer: before, which: before, from: "cache", instead: found.failure });
  }

  /** The latest kept answer of some days, if it may be used now. */
  async function usable<Query, Row>(provider: Provider<Query, Row>, key: string, from: LocalDate, to: LocalDate) {
    const kept = await store.latest(key, from, to).catch(report);
    if (kept === null || !mayBeKept(kept, todayHere()) || foundOf(provider, kept) === null) return null;
    return kept.validUntil === null || Date.parse(kept.validUntil) > now() ? kept : null;
  }

  /** A provider that asks for a pause is given it. */
  async function searched<Query, Row>(provider: Provider<Query, Row>, query: Query) {
    const pause = paused.get(provider.name);
    if (pause !== undefined && pause.until > now()) return { ok: false, failure: pause.failure } as const;
    const found = await provider.search(query);
    if (!found.ok && found.failure.retryAfterMs !== null) {
      paused.set(provider.name, { until: now() + found.failure.retryAfterMs, failure: found.failure });
    }
    return found;
  }

  /** A cache that cannot be written costs a call, not the answer. */
  async function keep(answer: Unkept): Promise<AnswerKey | null> {
    const kept = keptOf(answer);
    if (kept === null) return null;
    if (puts % PUTS_BETWEEN_PRUNES === 0) await store.prune(todayHere()).catch(report);
    puts += 1;
    return store.put(kept).catch(report);
  }
  return { ask };
}

/** What is not kept cannot be replayed, and says so then. */
function entryOf(key: string, got: Answered<Got>): TapeEntry {
  if (!got.ok) return { key, failure: got.failure };
  const { which, from, instead, answer } = got.value;
  if (which !== null) return { key, day: which.day, take: which.take, from, instead };
  return { key, failure: failed("not kept", `The answer of ${formatDate(answer.day)} may not be kept.`).failure };
}

function notKept(title: string, day: LocalDate): Answered<never> {
  return failed("not kept", `The cache has no answer of ${title} of ${formatDate(day)} to this.`);
}

function report(error: unknown): null {
  console.error("The cache of offers failed:", forLog(error));
  return null;
}
