import { MOST_DAYS, type SaidStop } from "@/server/trip";
import { properName } from "../places/named-place";
import type { Proposals } from "../propose/propose";

/** A route whose places are said with the day on which each is reached: "Boston to Denver on day 1, Portland on day 4, back on day 6". */
export interface ScheduledRoute {
  readonly origin?: string;
  readonly stops: readonly SaidStop[];
  /** The day of the return, which is the length of the trip. */
  readonly days?: number;
  /** Words [from, to) that say it. */
  readonly from: number;
  readonly to: number;
}

interface Marker {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

const HOME = /^(?:back|home|return|returning)$/i;
/** One "day 3" may be anything; from two on they are a schedule. */
const FEWEST = 2;

/** The legs of a text that counts its days; null where it does not, or the days do not ascend. */
export function scheduledRoute({ words, proposals, places }: Proposals): ScheduledRoute | null {
  const markers = markersIn(words);
  const [first, ...others] = markers;
  const last = markers.at(-1);
  if (first === undefined || last === undefined || markers.length < FEWEST) return null;
  if (others.some(({ day }, at) => day <= (markers[at]?.day ?? 0))) return null;
  const named = proposals.flatMap(({ item, from, to }) =>
    item.kind === "place" ? [{ name: properName(item.value.written, places).name, from, to }] : [],
  );
  // "Day 1, from Boston to Denver", or "Boston to Denver on day 1".
  const isLeading = named.every(({ from }) => from > first.from) || beginsSentence(words, first);
  const legs = markers.map(({ day, from, to }, at) => {
    const [start, end] = isLeading
      ? [to, markers[at + 1]?.from ?? sentenceEnd(words, to)]
      : [markers[at - 1]?.to ?? 0, from];
    return {
      day,
      names: named.filter((place) => place.from >= start && place.to <= end).map(({ name }) => name),
      isHome: words.slice(start, end).some(({ text }) => HOME.test(text)),
    };
  });
  const [departure] = legs;
  const origin = (departure?.names.length ?? 0) > 1 ? departure?.names[0] : undefined;
  const stops: SaidStop[] = [];
  let days: number | undefined;
  for (const { day, names, isHome } of legs) {
    const city = names.at(-1);
    if (city === undefined ? isHome : city === origin) days = day;
    else if (city === undefined || city === stops.at(-1)?.city) return null;
    else stops.push({ city, day });
  }
  if (stops.length === 0) return null;
  return {
    ...(origin === undefined ? {} : { origin }),
    stops,
    ...(days === undefined ? {} : { days }),
    from: isLeading ? first.from : (named[0]?.from ?? first.from),
    to: isLeading ? sentenceEnd(words, last.to) : last.to,
  };
}

/** "Day 4": the word and the number behind it. */
function markersIn(words: Proposals["words"]): Marker[] {
  return words.flatMap(({ text }, at) => {
    const day = Number(words[at + 1]?.text);
    const isMarker = /^day$/i.test(text) && Number.isInteger(day) && day >= 1 && day <= MOST_DAYS;
    return isMarker ? [{ day, from: at, to: at + 2 }] : [];
  });
}

const ENDS = /^[.!?;]$/;

function beginsSentence(words: Proposals["words"], { from }: Marker): boolean {
  const before = words[from - 1]?.text;
  return before === undefined || ENDS.test(before);
}

function sentenceEnd(words: Proposals["words"], from: number): number {
  const end = words.findIndex(({ text }, at) => at >= from && ENDS.test(text));
  return end < 0 ? words.length : end;
}
