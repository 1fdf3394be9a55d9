import { spellingKey } from "@/server/trip";
import { type ListedPlace, PLACES_ON_A_PAGE, type PlaceFilter, type PlaceList } from "@/server/views";
import type { World } from "@/server/worlds";
import { hoursState } from "./hours-words";
import { otherNamesOf, type PlaceRecord, placeIndexOf, typeWords } from "./place-index";
import { shortPrice } from "./place-price";

/** One page of the world's places by name; of the last page where there are fewer. */
export function listPlaces(world: World, { kind, type, city, text, page: wanted }: PlaceFilter): PlaceList {
  const words = spellingKey(text).split(" ");
  const found = placeIndexOf(world).places.filter(
    ({ place, types, text: searched }) =>
      (kind === null || place.kind === kind) &&
      (type === null || types.includes(type)) &&
      (city === null || place.record.city === city) &&
      words.every((word) => searched.includes(word)),
  );
  const pages = Math.max(1, Math.ceil(found.length / PLACES_ON_A_PAGE));
  const page = Math.min(wanted, pages);
  const shown = found.slice((page - 1) * PLACES_ON_A_PAGE, page * PLACES_ON_A_PAGE);
  return { places: shown.map(({ place }) => listed(world, place)), total: found.length, page, pages };
}

function listed(world: World, place: PlaceRecord): ListedPlace {
  const { id, name, city } = place.record;
  return {
    ...{ kind: place.kind, id, name, city },
    otherNames: otherNamesOf(place),
    type: typeWords(place),
    hours: hoursState(world, place),
    price: shortPrice(world, place),
  };
}
