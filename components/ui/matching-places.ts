import { withoutAccents } from "@/server/trip";

export interface Place {
  readonly name: string;
  /** What tells it from others of its name: "Florida", "state". */
  readonly note: string;
}

const collator = new Intl.Collator("en", { sensitivity: "base" });

/** Places by what was typed: those that begin with it first, then those that hold it in name or note; each in alphabetical order. */
export function matchingPlaces(places: readonly Place[], typed: string): Place[] {
  const wanted = withoutAccents(typed.trim());
  const rank = ({ name, note }: Place): number => {
    if (withoutAccents(name).startsWith(wanted)) return 0;
    return withoutAccents(`${name}, ${note}`).includes(wanted) ? 1 : 2;
  };
  return places
    .map((place) => ({ place, rank: rank(place) }))
    .filter((candidate) => candidate.rank < 2)
    .sort((one, other) => one.rank - other.rank || collator.compare(one.place.name, other.place.name))
    .map(({ place }) => place);
}
