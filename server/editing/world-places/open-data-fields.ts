import { formatDuration } from "@/server/trip";
import type { PlaceView } from "@/server/views";
import type { OpenData, World } from "@/server/worlds";
import { roomWords, sentence, wheelchairWords } from "../facts/record-words";
import type { PlaceRecord } from "./place-index";
import { priceState, priceWords } from "./place-price";

type Fields = Pick<PlaceView, "known" | "estimated" | "unknown">;
type State = "known" | "estimated";

/** A label, its text (empty or null: not known) and whether the text is an estimate. */
type Line = readonly [label: string, text: string | null, state?: State];

/**
 * What open data says of a place, what is estimated since nobody publishes it, and what is neither. Lists like amenities hold only what
 * a source mentions, so that an empty one means nothing and is left out.
 */
export function openDataFields(world: World, place: PlaceRecord, openData: OpenData): Fields {
  const price: Line = [
    "Price",
    priceWords(world, place),
    priceState(world, place) === "estimated" ? "estimated" : "known",
  ];
  const wheelchair: Line = ["Wheelchair access", wheelchairWords(openData)];
  const { lines, mentioned } = linesOf(place);
  const told = [...lines, price, wheelchair].filter(([, text]) => text);
  const fields = (wanted: State, from: readonly Line[]) =>
    from.flatMap(([label, text, state = "known"]) => (text && state === wanted ? [{ label, text }] : []));
  return {
    known: fields("known", [...told, ...mentioned]),
    estimated: fields("estimated", told),
    unknown: [...lines, price, wheelchair].flatMap(([label, text]) => (text ? [] : [label])),
  };
}

/** `lines` are told or named as unknown, `mentioned` are told where there is anything to tell. */
function linesOf(place: PlaceRecord): { lines: readonly Line[]; mentioned: readonly Line[] } {
  switch (place.kind) {
    case "stay":
      return linesOfLodging(place);
    case "meal":
      return linesOfRestaurant(place);
    case "visit":
      return linesOfAttraction(place);
  }
}

type Of<Kind extends PlaceRecord["kind"]> = Extract<PlaceRecord, { kind: Kind }>;

function linesOfLodging({ record }: Of<"stay">) {
  const { details, rating, maximumOccupancy, houseRules } = record;
  const lines: Line[] = [
    ["Room", roomWords(record)],
    ["Stars", rating > 0 ? `${rating} of 5` : null],
    ["Sleeps", `about ${maximumOccupancy} in a room`, "estimated"],
    ["House rules", houseRules],
    ["Cancellation", null],
  ];
  const mentioned: Line[] = [
    ["Brand", details?.brand ?? null],
    ["Amenities", sentence(details?.amenities ?? [])],
    ["Services", sentence(details?.services ?? [])],
  ];
  return { lines, mentioned };
}

function linesOfRestaurant({ record: { cuisines, details } }: Of<"meal">) {
  const yes = (answer: boolean | undefined, text: string) => (answer === true ? text : null);
  const lines: Line[] = [
    ["Style", sentence(details?.diningStyles ?? [])],
    ["Cuisines", cuisines],
  ];
  const mentioned: Line[] = [
    ["Seating", sentence(details?.seating ?? [])],
    ["Reservations", yes(details?.reservations, "Taken")],
    ["Payment", sentence(details?.payment ?? [])],
    ["Pets", yes(details?.petFriendly, "Welcome")],
    ["Smoking", yes(details?.smoking, "Allowed")],
    ["Live music", yes(details?.liveMusic, "Yes")],
  ];
  return { lines, mentioned };
}

function linesOfAttraction({ record: { details, openData } }: Of<"visit">) {
  const takes = details === null ? null : formatDuration(details.durationMinutes);
  const isEstimate = openData?.estimatesMinutes === true;
  const lines: Line[] = [
    ["Type", sentence(details?.types ?? [])],
    ["Takes", isEstimate && takes !== null ? `about ${takes}` : takes, isEstimate ? "estimated" : "known"],
    ["Popularity", details?.popularity ?? null, "estimated"],
  ];
  return { lines, mentioned: [["Amenities", sentence(details?.amenities ?? [])]] as const };
}
