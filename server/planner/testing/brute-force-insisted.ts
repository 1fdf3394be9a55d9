import { type EntryValue, isBooked, minutesOfDay, type TripRequest, type WeightedPreference } from "@/server/trip";
import type { Attraction, Lodging, Restaurant, ScheduledLeg } from "@/server/worlds";
import { NotTried } from "./brute-force-days";

type Row = Lodging | Restaurant | Attraction | ScheduledLeg;

/** The entries that are tried out, each with what a record has of it: a rating, or names; null: it does not say. */
const KNOWN: Partial<Record<WeightedPreference["entry"], (row: Row) => number | readonly string[] | null | "other">> = {
  "hotel.ratings": (row) => ("roomType" in row ? row.rating : "other"),
  "restaurant.ratings": (row) => ("cuisines" in row ? row.rating : "other"),
  "restaurant.preferredCuisines": (row) => ("cuisines" in row ? row.cuisines.split(", ") : "other"),
  "flight.preferredFlyTime": (row) =>
    "departureTime" in row && row.mode === "flight" ? [partOfDay(minutesOfDay(row.departureTime))] : "other",
  "attraction.preferredType": (row) =>
    "cuisines" in row || "roomType" in row || "departureTime" in row ? "other" : (row.details?.types ?? null),
};

function partOfDay(minutes: number): string {
  if (minutes < 300 || minutes >= 1260) return "red-eye";
  return minutes < 720 ? "morning" : minutes < 1080 ? "afternoon" : "evening";
}

const SOMEWHERE = ["restaurant.preferredCuisines", "attraction.preferredType"];

function isSomewhere({ entry, strength }: WeightedPreference): boolean {
  return strength === "must" && SOMEWHERE.includes(entry);
}

function knownOf({ entry }: WeightedPreference, row: Row): ReturnType<NonNullable<(typeof KNOWN)[typeof entry]>> {
  const known = KNOWN[entry];
  if (known === undefined) throw new NotTried(`insisting on ${entry}`);
  return known(row);
}

/** Whether a record may be chosen among `rows` of its place: nothing that is insisted on of every one speaks against it. */
export function mayBeChosen(row: Row, rows: readonly Row[], { preferences }: TripRequest): boolean {
  if (isBooked(row.id)) return true;
  return preferences.every((preference) => {
    const { value, strength } = preference;
    if ((strength !== "must" && strength !== "must not") || isSomewhere(preference)) return true;
    const has = knownOf(preference, row);
    if (has === "other") return true;
    if (has === null) {
      return rows.every(
        (other) => isBooked(other.id) || [null, "other"].some((one) => knownOf(preference, other) === one),
      );
    }
    if (typeof has === "number") return typeof value === "number" && has >= value;
    return names(value).some((name) => has.includes(name)) === (strength === "must");
  });
}

/** What has to come somewhere, of one kind of place: each a test of the places chosen. */
export function wantedSomewhere(
  { preferences }: TripRequest,
  kind: "restaurant" | "attraction",
  offered: readonly Row[],
): ((chosen: readonly Row[]) => boolean)[] {
  return preferences
    .filter((each) => isSomewhere(each) && each.entry.startsWith(kind))
    .filter((each) => offered.some((row) => knownOf(each, row) !== null))
    .flatMap((each) =>
      names(each.value).map(
        (name) => (chosen: readonly Row[]) =>
          chosen.some((row) => {
            const has = knownOf(each, row);
            return Array.isArray(has) && has.includes(name);
          }),
      ),
    );
}

function names(value: EntryValue): readonly string[] {
  return [value].flat().map(String);
}
