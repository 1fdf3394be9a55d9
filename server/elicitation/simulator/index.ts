import type { SimulatorName } from "@/server/trip";
import { createMainTraveler } from "./main";
import { createSecondTraveler } from "./second";
import type { CreateTraveler } from "./traveler";

export { createMainTraveler } from "./main";
export { simulateTrip } from "./simulated-trip";
export type { CreateTraveler, SimulatedTraveler, SimulatedTrip, TravelerHabits } from "./traveler";

/** The main one trains and evaluates; the second, with words and habits of its own, only evaluates. */
export const SIMULATORS: Readonly<Record<SimulatorName, CreateTraveler>> = {
  main: createMainTraveler,
  second: createSecondTraveler,
};
