import type { LocalDate } from "@/server/trip";
import type { PlaceKind, PlaceView } from "@/server/views";
import type { OpenData, World } from "@/server/worlds";
import { contactOf, said, websiteOf } from "../facts/contact";
import { detailsOf } from "../facts/details";
import { ratingOf } from "../facts/record-words";
import { hoursWords } from "./hours-words";
import { openDataFields } from "./open-data-fields";
import { otherNamesOf, type PlaceRecord, placeIndexOf, typeWords } from "./place-index";
import { priceWords } from "./place-price";

/** Everything that the world says of the place, with dates from `today` on; null where it has no such place. */
export function describePlace(world: World, kind: PlaceKind, id: string, today: LocalDate): PlaceView | null {
  const place = placeIndexOf(world).find(kind, id);
  if (place === null) return null;
  const { name, city, coordinates, openData = null } = place.record;
  const contact = contactOf(place);
  const [address, phone, website] = [said(contact?.address), said(contact?.phone), said(websiteOf(place))];
  const hours = hoursWords(world, place, today);
  const fields = openData === null ? ownFields(world, place) : openDataFields(world, place, openData);
  const unsaid = [
    ...(hours === null || hours.state === "known" ? [] : ["Opening hours"]),
    ...(address === null ? ["Address"] : []),
    ...(phone === null ? ["Phone"] : []),
    ...(website === null ? ["Website"] : []),
  ];
  return {
    ...{ kind, id, name, city, coordinates, address, phone, website, hours },
    ...{ type: typeWords(place), otherNames: otherNamesOf(place) },
    ...fields,
    unknown: openData === null ? [] : [...fields.unknown, ...unsaid],
    source: openData === null ? null : sourceOf(openData),
  };
}

/** Of a world that knows all that there is to know of its own records. */
function ownFields(world: World, place: PlaceRecord): Pick<PlaceView, "known" | "estimated" | "unknown"> {
  const [price, rating] = [priceWords(world, place), ratingOf(place)];
  return {
    known: [
      ...(price === null ? [] : [{ label: "Price", text: price }]),
      ...(rating === null ? [] : [{ label: "Rating", text: `${rating.toFixed(1)} of 5` }]),
      ...detailsOf(place),
    ],
    estimated: [],
    unknown: [],
  };
}

function sourceOf({ dataset, id, asOf }: OpenData): NonNullable<PlaceView["source"]> {
  const isObject = dataset === "OpenStreetMap" && /^(?:node|way|relation)\/\d+$/.test(id);
  return { dataset, id, url: isObject ? `https://www.openstreetmap.org/${id}` : null, asOf };
}
