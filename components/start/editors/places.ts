import type { CurrentWorld } from "@/server/api";
import type { Place } from "../../ui/matching-places";

const STATE_NOTE = "state";

export function citiesOf({ cities }: CurrentWorld, except: readonly string[] = []): Place[] {
  return cities.filter(({ name }) => !except.includes(name)).map(({ name, state }) => ({ name, note: state }));
}

export function citiesAndStatesOf(current: CurrentWorld): Place[] {
  return [...citiesOf(current), ...current.states.map((name) => ({ name, note: STATE_NOTE }))];
}

export function isState({ note }: Place): boolean {
  return note === STATE_NOTE;
}
