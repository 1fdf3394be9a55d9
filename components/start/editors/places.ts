import type { CurrentWorld } from "@/server/api";
import type { Place } from "../../ui/place-picker";

const STATE_NOTE = "state";

export function citiesOf({ cities }: CurrentWorld): Place[] {
  return cities.map(({ name, state }) => ({ name, note: state })).sort(byName);
}

export function citiesAndStatesOf(current: CurrentWorld): Place[] {
  return [...citiesOf(current), ...current.states.map((name) => ({ name, note: STATE_NOTE }))].sort(byName);
}

export function isState({ note }: Place): boolean {
  return note === STATE_NOTE;
}

function byName(one: Place, other: Place): number {
  return one.name.localeCompare(other.name, "en");
}
