import { formatDate, type LocalDate, MOST_OFFERED, type PlanProgress } from "@/server/trip";
import type { World } from "../../world";
import type { Answer } from "../cache/convert";
import type { ProviderCache } from "../cache/provider-cache";
import type { Tape } from "../cache/tape";
import { type Answered, failed, type ProviderFailure } from "../failure";
import type { Provider, Providers, Terms } from "../provider";
import type { CityOffers, Snapshot, WayOffers } from "./snapshot";
import type { Questions } from "./what-to-ask";

/** Questions of one trip at most, checks included: nobody pays for a runaway. */
export const MOST_QUESTIONS = MOST_OFFERED;

/** Whom to ask, and how a trip's questions are counted. */
export interface TripAsking {
  readonly providers: Providers;
  readonly cache: ProviderCache;
  readonly day: LocalDate;
  /** What the offers will be kept under, so that the trip is planned over them again. Left out: they are not kept. */
  readonly id?: string;
  /** Milliseconds within which all questions have to be asked. Left out: any. */
  readonly mostMs?: number;
  readonly tape: Tape;
  /** "Asking LiteAPI for lodging in Monaco (1 of 2)". */
  readonly onProgress: (progress: PlanProgress) => void;
}

/** One question of a trip, and what came of it. */
export interface Asked {
  /** "lodging in Monaco, 2 nights from Sat, Dec 12". */
  readonly about: string;
  readonly provider: string;
  /** Null: there was no answer. */
  readonly records: number | null;
  readonly leftOut: Readonly<Record<string, number>>;
  /** Of the answer. */
  readonly day: LocalDate | null;
  /** Why there is no answer, or why an earlier one takes its place, or why it cannot be used: a sentence; null: all is well. */
  readonly problem: string | null;
}

/** Asks at most `MOST_QUESTIONS` times, and nobody once the time is over. */
export function countedAsk({ cache, day, id, tape, mostMs = Number.POSITIVE_INFINITY }: TripAsking) {
  const begun = performance.now();
  let count = 0;
  return async function ask<Query, Row>(
    provider: Provider<Query, Row>,
    query: Query,
    isFresh: boolean,
  ): Promise<Answered<Answer<Row>>> {
    count += 1;
    if (count > MOST_QUESTIONS) return failed("refused", `No trip asks more than ${MOST_QUESTIONS} questions.`);
    if (performance.now() - begun > mostMs) {
      return failed("timeout", `${provider.title} was not asked: the answers before took too long.`);
    }
    return cache.ask(provider, query, { day, isFresh, mustKeep: id !== undefined, tape });
  };
}
export type Ask = ReturnType<typeof countedAsk>;

/** What is offered for a route; where there is no usable answer, nothing, and `asked` says why. */
export async function takeSnapshot(
  { stays, ways }: Questions,
  base: World,
  asking: TripAsking,
  ask: Ask,
): Promise<{ readonly snapshot: Snapshot; readonly asked: readonly Asked[] }> {
  const { providers, day, id = null, onProgress } = asking;
  const asked: Asked[] = [];
  const answeredStays: CityOffers[] = [];
  const answeredWays: WayOffers[] = [];
  let until: LocalDate | null = null;
  const total = (providers.stays ? stays.length : 0) + (providers.flights ? ways.length : 0);

  /** The records of an answer in the world's currency; null where none can be used. */
  async function recordsOf<Query, Row>(
    provider: Provider<Query, Row>,
    query: Query,
    about: string,
  ): Promise<readonly Row[] | null> {
    const text = `Asking ${provider.title} for ${about} (${asked.length + 1} of ${total})`;
    onProgress({ step: "offers", text, done: asked.length / total });
    const answer = await ask(provider, query, false);
    const { currency } = base.describe();
    const other = answer.ok && answer.value.currency !== null && answer.value.currency !== currency;
    const problem = other
      ? `Its prices are in ${answer.value.currency}, the world’s in ${currency}: they are not used.`
      : problemOf(answer);
    asked.push({
      about,
      provider: provider.title,
      records: answer.ok ? answer.value.records.length : null,
      leftOut: answer.ok ? answer.value.leftOut : {},
      day: answer.ok ? answer.value.day : null,
      problem,
    });
    if (!answer.ok || other) return null;
    until = earlier(until, provider.terms(query));
    return answer.value.records;
  }

  if (providers.stays !== null) {
    for (const { city, query } of stays) {
      const offers = await recordsOf(providers.stays, query, stayWords(city, query));
      if (offers !== null) answeredStays.push({ city, provider: providers.stays.title, query, offers });
    }
  }
  if (providers.flights !== null) {
    for (const { from, to, query } of ways) {
      const offers = await recordsOf(
        providers.flights,
        query,
        `flights from ${from} to ${to} on ${formatDate(query.date)}`,
      );
      if (offers !== null) answeredWays.push({ from, to, provider: providers.flights.title, query, offers });
    }
  }
  const attributions = [
    ...(answeredStays.length > 0 ? [providers.stays?.attribution] : []),
    ...(answeredWays.length > 0 ? [providers.flights?.attribution] : []),
  ].flatMap((attribution) => attribution ?? []);
  return { snapshot: { id, day, until, stays: answeredStays, ways: answeredWays, attributions }, asked };
}

/** The earlier of the last day so far, null: any, and that of an answer's terms. */
function earlier(until: LocalDate | null, terms: Terms): LocalDate | null {
  if (terms.class !== "keep until") return until;
  return until === null || terms.until < until ? terms.until : until;
}

function stayWords(city: string, { checkIn, nights }: CityOffers["query"]): string {
  return `lodging in ${city}, ${nights === 1 ? "one night" : `${nights} nights`} from ${formatDate(checkIn)}`;
}

function problemOf<Row>(answer: Answered<Answer<Row>>): string | null {
  if (!answer.ok) return sentenceOf(answer.failure);
  const { instead, day } = answer.value;
  return instead === null ? null : `${instead.sentence} Its answer of ${formatDate(day)} takes the place of today’s.`;
}

export function sentenceOf({ sentence, advice }: ProviderFailure): string {
  return `${sentence} ${advice}`;
}
