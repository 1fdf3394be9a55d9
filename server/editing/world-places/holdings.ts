import { onceForEach } from "@/server/trip";
import { placeKindSchema, type WorldHoldings } from "@/server/views";
import type { World } from "@/server/worlds";
import { hoursState } from "./hours-words";
import { type PlaceRecord, placeIndexOf } from "./place-index";
import { type PriceState, priceState } from "./place-price";

/** How many places of which types a world holds, and how much is known of them. Counted once for each world. */
export const holdingsOf = onceForEach((world: World): WorldHoldings => {
  const { places } = placeIndexOf(world);
  const kinds = placeKindSchema.options.map((kind) => {
    const ofKind = places.filter(({ place }) => place.kind === kind);
    return { kind, count: ofKind.length, types: countTypes(ofKind.flatMap(({ types }) => types)) };
  });
  return {
    kinds,
    coverage: coverageOf(
      world,
      places.map(({ place }) => place),
    ),
  };
});

function countTypes(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, "en-US"));
}

/** Only open data leaves things unsaid; what no place has a notion of is left out. */
function coverageOf(world: World, all: readonly PlaceRecord[]): WorldHoldings["coverage"] {
  const open = all.filter(({ record }) => record.openData);
  if (open.length === 0) return null;
  const withHours = open.flatMap((place) => hoursState(world, place) ?? []);
  const stays = open.filter(({ kind }) => kind === "stay");
  const knownIf = (isKnown: boolean): PriceState => (isKnown ? "known" : "unknown");
  return [
    share(
      "Opening hours",
      withHours.map((state) => knownIf(state === "known")),
    ),
    share(
      "Wheelchair access",
      open.map(({ record }) => knownIf(record.openData?.wheelchair != null)),
    ),
    share(
      "Prices",
      open.map((place) => priceState(world, place)),
    ),
    share(
      "Stars of places to stay",
      stays.map((place) => knownIf("rating" in place.record && place.record.rating > 0)),
    ),
  ].filter(({ known, estimated, unknown }) => known + estimated + unknown > 0);
}

function share(label: string, states: readonly PriceState[]) {
  const of = (wanted: PriceState) => states.filter((state) => state === wanted).length;
  return { label, known: of("known"), estimated: of("estimated"), unknown: of("unknown") };
}
