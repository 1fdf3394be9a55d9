import { converted, type EntryKey, type EntryValue, type Said } from "@/server/trip";

/** What holds of the trip and of an entry alike (design.md, "Vocabulary"): said of one, it is known of the other. */
export function shareFacts<T extends Said>(said: T, asked: EntryKey | null): T {
  const values: Partial<Record<EntryKey, EntryValue>> = { ...said.entries };
  const trip = { ...said.trip };
  const { budget, currency = "USD", children = 0 } = trip;
  if (values["persona.travelWithPets"] === true) trip.pets = true;
  else if (values["persona.travelWithPets"] === false) delete trip.pets;
  // The entry is in whole dollars.
  const dollars = budget === undefined ? null : converted(budget, currency, "USD");
  if (dollars !== null && Number.isInteger(budget) && dollars > 0) values["persona.budget"] = Math.round(dollars);
  if (children > 0) values["persona.travelWithChild"] = true;
  if (trip.pets === true || said.constraints.houseRule?.includes("pets") === true) {
    values["persona.travelWithPets"] ??= true;
  }
  const houseRule = said.constraints.houseRule?.filter(
    (rule) => rule !== "pets" || values["persona.travelWithPets"] !== false,
  );
  if (said.constraints.roomType === "entire room") values["hotel.preferredRoomType"] = "entire home";
  const unclear = new Set(said.unclear);
  if (values["persona.budget"] !== undefined) unclear.delete("persona.budget");
  if (asked !== null && unclear.delete("budget") && asked === "persona.budget") unclear.add(asked);
  if (asked === null && Object.keys(trip).length === 0 && !unclear.has("children")) unclear.delete("people");
  const { houseRule: _houseRule, ...others } = said.constraints;
  const constraints = houseRule === undefined || houseRule.length === 0 ? others : { ...others, houseRule };
  return { ...said, trip, constraints, entries: values, unclear: [...unclear] };
}
