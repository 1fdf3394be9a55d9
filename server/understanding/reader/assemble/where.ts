import type { SaidStop } from "@/server/trip";
import type { PlaceMention } from "../../gazetteer/place-index";
import { worldCity } from "../../gazetteer/world-cities";
import { numberOfWord } from "../../text/numbers";
import { nameOf } from "../places/name-of";
import { properName } from "../places/named-place";
import type { Proposals } from "../propose/propose";
import { countIn } from "./count-people";
import type { FactMention } from "./evidence";
import { scheduledRoute } from "./legs";

export interface Where {
  readonly origin?: string;
  readonly destinations?: string[];
  readonly region?: string;
  readonly cityCount?: number;
  readonly stops?: SaidStop[];
  readonly unclear: readonly string[];
  /** Places that are ruled out. */
  readonly excluded: readonly string[];
  /** The length that the stays add up to, or the day of the return. */
  readonly days?: number;
  readonly returnHome?: false;
  /** Words [from, to) that code read by itself: a schedule of legs, "one way". */
  readonly used: readonly WordSpan[];
}

interface WordSpan {
  readonly from: number;
  readonly to: number;
}

interface NamedPlace {
  readonly name: string;
  readonly isRegion: boolean;
  readonly mention: FactMention;
}

/** From where to where, by which stops. */
export function whereOf(proposals: Proposals, facts: readonly FactMention[]): Where {
  const where = placesOf(proposals, facts);
  const oneWay = oneWayIn(proposals);
  const returning = oneWay === null ? {} : ({ returnHome: false } as const);
  const route = scheduledRoute(proposals);
  if (route === null) return { ...where, ...returning, used: oneWay === null ? [] : [oneWay] };
  const { region: _region, destinations: _destinations, ...others } = where;
  const { from, to, stops, ...said } = route;
  return {
    ...others,
    ...returning,
    ...said,
    destinations: [...new Set(stops.map(({ city }) => city))],
    stops: [...stops],
    unclear: where.unclear.filter((field) => !SETTLED_BY_ROUTE.has(field)),
    used: [{ from, to }, ...(oneWay === null ? [] : [oneWay])],
  };
}

const SETTLED_BY_ROUTE: ReadonlySet<string> = new Set(["origin", "destinations", "region"]);

/** "One way", "one-way", unless it is denied. */
function oneWayIn({ words }: Proposals): WordSpan | null {
  const lower = words.map(({ text }) => text.toLowerCase());
  for (const [at, word] of lower.entries()) {
    const end = lower[at + 1] === "-" ? at + 2 : at + 1;
    const isDenied = lower.slice(Math.max(0, at - 2), at).some((before) => /^(?:not|no|than)$/.test(before));
    if (word === "one" && lower[end] === "way" && !isDenied) return { from: at, to: end + 1 };
  }
  return null;
}

/** The places as the model takes them. */
function placesOf(proposals: Proposals, facts: readonly FactMention[]): Omit<Where, "used" | "returnHome"> {
  const unclear = new Set<string>();
  const named = (fact: string) => facts.filter((one) => one.fact === fact).map((one) => nameIn(proposals, one, fact));
  const [origins, doubtful] = withoutDoubtful(
    named("from"),
    facts.some(({ fact }) => fact === "to" || fact === "region"),
  );
  const toVisit = distinct([...named("to"), ...doubtful]);
  const away = toVisit.filter(({ name }) => origins.every((origin) => origin.name !== name));
  // From Lima, Ohio to Lima, Peru.
  const visited = away.length > 0 ? away : toVisit.filter(({ mention }) => mention.probability >= SURE_OF_NAMESAKE);
  const regions = distinct([...named("region"), ...visited.filter(({ isRegion }) => isRegion)]);
  const cities = visited.filter(({ isRegion }) => !isRegion);
  const originNames = new Set(origins.map(({ name }) => name));
  if (originNames.size > 1 || facts.some(({ fact }) => fact === "?from") || origins.some(({ isRegion }) => isRegion)) {
    unclear.add("origin");
  }
  if (facts.some(({ fact }) => fact === "?to" || fact === "?region")) unclear.add("destinations");
  if (regions.length > 1) unclear.add("region");
  const counts = facts.filter(({ fact }) => fact === "cities").map((fact) => numberIn(proposals, fact));
  const [origin] = originNames;
  const stays = staysOf(proposals, facts, cities);
  const count = counts.findLast((one) => one !== null);
  // "Three New York cities" are the state's.
  const [only] = cities;
  const isOfState = (count ?? 0) > 1 && cities.length === 1 && regions.length === 0 && only !== undefined;
  const state = isOfState && only.mention.item?.kind === "place" ? only.mention.item.value.region?.name : undefined;
  const region = regions.length === 1 && !holdsAll(cities, regions[0]) ? regions[0]?.name : undefined;
  return {
    ...(origin === undefined || originNames.size > 1 ? {} : { origin }),
    ...(cities.length === 0 || state !== undefined ? {} : { destinations: cities.map(({ name }) => name) }),
    ...((region ?? state) === undefined ? {} : { region: region ?? state }),
    ...(count === undefined || count === null || count < 1 ? {} : { cityCount: count }),
    ...stays,
    unclear: [...unclear],
    excluded: [...named("-to"), ...named("-region"), ...named("-from")].map(({ name }) => name),
  };
}

/** Two starts and no destination: the less sure of them is where the trip goes. */
function withoutDoubtful(
  origins: readonly NamedPlace[],
  hasDestination: boolean,
): readonly [readonly NamedPlace[], readonly NamedPlace[]] {
  if (hasDestination || new Set(origins.map(({ name }) => name)).size < 2) return [origins, []];
  const surest = Math.max(...origins.map(({ mention }) => mention.probability));
  const isSure = ({ mention }: NamedPlace) => mention.probability > surest - DOUBT;
  return [origins.filter(isSure), origins.filter((origin) => !isSure(origin))];
}
const DOUBT = 0.2;
const SURE_OF_NAMESAKE = 0.9;

function nameIn({ words, places }: Proposals, mention: FactMention, fact: string): NamedPlace {
  const { item, from, to } = mention;
  const value = item?.kind === "place" ? item.value : null;
  // Of a name that was only near a known one, what is written may be a city too: "Kinston" is not Kingston.
  const isKnown = value !== null && (value.region !== null || (value.cities.length > 0 && !isCityOfItsOwn(value)));
  if (value === null || !isKnown) {
    const { name, isRegion } = properName(writtenIn(words.slice(from, to)), places);
    return { name, isRegion: isRegion && fact !== "to" ? true : fact === "region", mention };
  }
  // What the model takes for a place to stay in is one, also where it is a country: "Singapore".
  const isRegion = value.region !== null && (fact === "region" || (fact === "from" && value.cities.length === 0));
  const spoken = properName(value.written, places);
  const name =
    isRegion && value.region !== null
      ? value.region.name
      : value.cities.length === 0 && !spoken.isRegion
        ? spoken.name
        : nameOf({ ...value, saidRegion: false });
  return { name, isRegion: isRegion || fact === "region", mention };
}

function isCityOfItsOwn({ corrected, written }: PlaceMention): boolean {
  return corrected && worldCity(written) !== null;
}

/** Words as they are written, without the gaps that their signs have not: "Winston-Salem". */
function writtenIn(words: readonly { readonly text: string; readonly from: number; readonly to: number }[]): string {
  return words.reduce((name, word, at) => {
    const gap = at > 0 && word.from > (words[at - 1]?.to ?? 0) ? " " : "";
    return `${name}${gap}${word.text}`;
  }, "");
}

/** The number that words say: "three cities"; null in "some cities". */
function numberIn(proposals: Proposals, mention: FactMention): number | null {
  const says = proposals.words
    .slice(mention.from, mention.to)
    .some(({ text }) => /^\d+$/.test(text) || numberOfWord(text.toLowerCase()) !== null);
  return says ? countIn(proposals, mention) : null;
}

function distinct(places: readonly NamedPlace[]): NamedPlace[] {
  return places.filter(({ name }, at) => places.findIndex((other) => other.name === name) === at);
}

/** "Austin, in Texas": the state right behind only says which Austin. */
function holdsAll(cities: readonly NamedPlace[], region: NamedPlace | undefined): boolean {
  const isBehind = cities.some(({ mention: { to } }) => {
    const gap = (region?.mention.from ?? 0) - to;
    return gap >= 0 && gap <= MOST_BEFORE_STATE;
  });
  return (
    isBehind &&
    cities.every(
      ({ mention: { item } }) =>
        item?.kind === "place" && item.value.cities.some(({ state }) => state === region?.name),
    )
  );
}

const MOST_BEFORE_STATE = 2;

/** Nights by city: each stay belongs to the nearest city; "two nights each" to all of them. */
function staysOf(
  proposals: Proposals,
  facts: readonly FactMention[],
  cities: readonly NamedPlace[],
): Pick<Where, "stops" | "days"> {
  const stays = facts.filter(({ fact }) => fact === "stay");
  if (stays.length === 0 || cities.length === 0) return {};
  const nights = new Map<NamedPlace, number>();
  for (const stay of stays) {
    const count = nightsIn(stay);
    if (count === null) continue;
    const words = proposals.words.slice(stay.from, stay.to + 2).map(({ text }) => text.toLowerCase());
    if (words.includes("each") || words.includes("apiece")) for (const city of cities) nights.set(city, count);
    else {
      const free = cities.filter((city) => !nights.has(city));
      const nearest = free.reduce<NamedPlace | null>(
        (best, city) => (best === null || distance(city, stay) < distance(best, stay) ? city : best),
        null,
      );
      if (nearest !== null) nights.set(nearest, count);
    }
  }
  if (nights.size === 0) return {};
  const stops = cities.map((city) => {
    const count = nights.get(city);
    return { city: city.name, ...(count === undefined ? {} : { nights: count }) };
  });
  const isWhole = nights.size === cities.length;
  return { stops, ...(isWhole ? { days: [...nights.values()].reduce((sum, one) => sum + one, 0) + 1 } : {}) };
}

function nightsIn({ item }: FactMention): number | null {
  const count =
    item?.kind === "duration" ? (item.value.nights ?? item.value.days) : item?.kind === "number" ? item.value : null;
  return count !== null && Number.isInteger(count) && count >= 1 && count <= 366 ? count : null;
}

/** Words between; a city right behind ("3 nights in Rome") is nearer than one before. */
function distance({ mention }: NamedPlace, stay: FactMention): number {
  return mention.from >= stay.to ? mention.from - stay.to : stay.from - mention.to + 0.5;
}
