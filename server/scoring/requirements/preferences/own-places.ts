import { type Check, counted, OWN_PLACES_CHECK, type OwnPlace } from "@/server/trip";
import { notApplicable } from "../check";
import type { Verification } from "../verification";

const RULE = { name: OWN_PLACES_CHECK, label: "Places you saved" };

/** Which places of the traveler's own list the trip goes to, each by its name. They are wishes: none is a fault. */
export function checkOwnPlaces({ stays, meals, visits }: Verification, own: readonly OwnPlace[]): Check {
  if (own.length === 0) return notApplicable(RULE, "The list is empty.");
  const placed = { stay: stays, meal: meals, visit: visits };
  const stopsAt = ({ kind, recordId }: OwnPlace) =>
    placed[kind].flatMap(({ stop, record }) => (record?.id === recordId ? [stop.id] : []));
  const planned = own.filter((place) => stopsAt(place).length > 0);
  const left = own.filter((place) => !planned.includes(place));
  const names = (places: readonly OwnPlace[]) => places.map(({ name }) => name).join(", ");
  const sentences = [
    `${planned.length} of ${counted(own.length, "place")}${planned.length === 0 ? "" : `: ${names(planned)}`}.`,
    ...(left.length === 0 ? [] : [`Not in the plan: ${names(left)}.`]),
  ];
  return {
    ...RULE,
    kept: left.length === 0,
    evidence: sentences.join(" "),
    stops: planned.flatMap(stopsAt),
    faults: [],
  };
}
