import { formatDate, formatDuration, spellingKey } from "@/server/trip";
import type { StopFacts } from "@/server/views";
import type { Attraction, Lodging, OpenData, Restaurant } from "@/server/worlds";
import type { LegRecord } from "../stops/leg";
import type { StopRecord } from "../stops/record-of";
import { nightsText } from "../words";
import { roomWords, sentence, wheelchairWords } from "./record-words";

type Detail = StopFacts["details"][number];

/** Everything else that the record says, in words; what it does not say is left out. */
export function detailsOf({ kind, record }: StopRecord): Detail[] {
  if (kind !== "leg" && record.openData) return openDataDetails(record, record.openData);
  switch (kind) {
    case "leg":
      return legDetails(record);
    case "stay":
      return lodgingDetails(record);
    case "meal":
      return restaurantDetails(record);
    case "visit":
      return attractionDetails(record);
  }
}

function legDetails({ scheduled, road }: LegRecord): Detail[] {
  const details = scheduled?.details ?? null;
  const minutes = scheduled?.durationMinutes ?? road?.minutes ?? null;
  const km = scheduled === null ? (road?.km ?? null) : scheduled.distanceKm;
  return [
    ...(details === null ? [] : detail("Airline", details.airline)),
    ...(minutes === null ? [] : detail("Takes", formatDuration(minutes))),
    ...(km === null ? [] : detail("Distance", `${Math.round(km).toLocaleString("en-US")} km`)),
    ...openLegDetails(scheduled),
    ...(details === null
      ? []
      : [
          ...detail("Cabin", sentence([details.cabin])),
          ...detail("Refund", details.refundable ? "Refundable" : "Not refundable"),
          ...detail("Changes", sentence([details.changePolicy])),
          ...detail("Meals on board", sentence(details.meals)),
          ...detail("Entertainment", sentence(details.entertainment === null ? [] : [details.entertainment])),
          ...detail("Aircraft", sentence([details.aircraft])),
          ...detail("Insurance", details.insuranceOffered ? "Offered" : "Not offered"),
          ...accessible(details.disabilityAccess),
        ]),
  ];
}

/** Where to board, and who says so. */
function openLegDetails(leg: LegRecord["scheduled"]): Detail[] {
  if (!leg?.openData) return [];
  const { line, from, to, dataset } = leg.openData;
  return [
    ...detail(leg.mode === "flight" ? "Airlines" : "Line", line),
    ...detail("Leaves from", from),
    ...detail("Arrives at", to),
    ...detail("Source", dataset),
  ];
}

function lodgingDetails(lodging: Lodging): Detail[] {
  const { details, maximumOccupancy, minimumNights, houseRules } = lodging;
  return [
    ...detail("Room", roomWords(lodging)),
    ...detail("Sleeps", `${maximumOccupancy} in a room`),
    ...(minimumNights > 1 ? detail("Shortest stay", nightsText(minimumNights)) : []),
    ...detail("House rules", sentence(rulesOf(houseRules))),
    ...(details === null
      ? []
      : [
          ...detail("Brand", details.brand ?? ""),
          ...detail("Close to", sentence(details.proximity)),
          ...detail("Amenities", sentence(details.amenities)),
          ...detail("Services", sentence(details.services)),
          ...detail("In the room", sentence(details.roomFeatures)),
          ...detail("Bathroom", sentence(details.bathroomFeatures)),
          ...detail("Cancellation", details.cancellation),
          ...(details.quietHours ? detail("Quiet hours", "Yes") : []),
          ...accessible(details.disabilityAccess),
        ]),
  ];
}

/** "No smoking & No pets" → "No smoking", "no pets". */
function rulesOf(houseRules: string): string[] {
  return houseRules
    .split("&")
    .map((rule) => rule.trim().toLowerCase())
    .filter((rule) => rule !== "");
}

function restaurantDetails({ cuisines, details }: Restaurant): Detail[] {
  return [
    ...detail("Cuisines", cuisines),
    ...(details === null
      ? []
      : [
          ...detail("Style", sentence(details.diningStyles)),
          ...detail("Seating", sentence(details.seating)),
          ...detail("Reservations", details.reservations ? "Taken" : "Not taken"),
          ...detail("Payment", sentence(details.payment)),
          ...detail("Parking", sentence(details.parking)),
          ...detail("Pets", details.petFriendly ? "Welcome" : "Not allowed"),
          ...detail("Smoking", details.smoking ? "Allowed" : "Not allowed"),
          ...(details.liveMusic ? detail("Live music", "Yes") : []),
          ...accessible(details.disabilityAccess),
        ]),
  ];
}

function attractionDetails({ details }: Attraction): Detail[] {
  if (details === null) return [];
  return [
    ...detail("Type", sentence(details.types)),
    ...detail("Takes", formatDuration(details.durationMinutes)),
    ...detail("Popularity", details.popularity),
    ...(details.guidedTours ? detail("Guided tours", "Yes") : []),
    ...detail("Events", sentence(details.specialEvents)),
    ...detail("Amenities", sentence(details.amenities)),
    ...accessible(details.disabilityAccess),
  ];
}

/** Of open data only what is known: that nothing is said of a thing does not mean that there is none. */
function openDataDetails(record: Lodging | Restaurant | Attraction, openData: OpenData): Detail[] {
  const { details } = record;
  return [
    ...detail("In English", englishName(record.name, openData) ?? ""),
    ...("roomType" in record ? detail("Room", roomWords(record)) : []),
    ...("cuisines" in record ? detail("Cuisines", record.cuisines) : []),
    ...(details !== null && "types" in details
      ? [
          ...detail("Type", sentence(details.types)),
          ...detail("Takes", `about ${formatDuration(details.durationMinutes)} (estimate)`),
        ]
      : []),
    ...(details !== null && "seating" in details ? detail("Seating", sentence(details.seating)) : []),
    ...(details !== null && "amenities" in details ? detail("Amenities", sentence(details.amenities)) : []),
    ...detail("Hours as published", openData.hoursText ?? ""),
    ...detail("Wheelchair", wheelchairWords(openData) ?? "Not known"),
    ...detail(
      "Source",
      [openData.dataset, openData.id, openData.asOf === null ? "" : `as of ${formatDate(openData.asOf)}`]
        .filter((part) => part !== "")
        .join(", "),
    ),
  ];
}

/** What the place is called in the app's own language, where that is another name. */
function englishName(name: string, { otherNames = [] }: OpenData): string | null {
  const english = otherNames.find(({ language }) => language === "en")?.name;
  return english === undefined || spellingKey(english) === spellingKey(name) ? null : english;
}

function accessible(isAccessible: boolean): Detail[] {
  return detail("Accessible", isAccessible ? "Yes" : "No");
}

function detail(label: string, text: string): Detail[] {
  const trimmed = text.trim();
  return trimmed === "" ? [] : [{ label, text: trimmed }];
}
