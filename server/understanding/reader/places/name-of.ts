import { spellingKey } from "@/server/trip";
import type { PlaceMention } from "../../gazetteer/place-index";

/** The name to set: the one city's, with its state where others share the name; as written when it may be several or none. */
export function nameOf(mention: PlaceMention): string {
  const [only] = mention.cities;
  if (mention.saidRegion && mention.region !== null) return mention.region.name;
  if (mention.cities.length === 1 && only !== undefined) {
    const isElsewhere =
      mention.saidState !== null && only.state !== null && spellingKey(only.state) !== spellingKey(mention.saidState);
    return mention.saidState !== null && (mention.nameIsShared || isElsewhere)
      ? `${only.name}, ${mention.saidState}`
      : only.name;
  }
  if (mention.cities.length === 0 && mention.region !== null) return mention.region.name;
  return mention.corrected ? (only?.name ?? mention.written) : mention.written;
}
