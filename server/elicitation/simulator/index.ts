import type { RuleSimulatorName } from "@/server/trip";
import { createMainTraveler } from "./main";
import { createSecondTraveler } from "./second";
import type { CreateTraveler } from "./traveler";

export { createMainTraveler } from "./main";
export { createModelTraveler } from "./model/model-traveler";
export { withCriticalByModel } from "./model/rank-critical";
export { simulateTrip } from "./simulated-trip";
export type { CreateTraveler, SimulatedTraveler, SimulatedTrip, TalkingTraveler, TravelerHabits } from "./traveler";

/** The main one trains and evaluates; the second, with words and habits of its own, only evaluates. */
export const SIMULATORS: Readonly<Record<RuleSimulatorName, CreateTraveler>> = {
  main: createMainTraveler,
  second: createSecondTraveler,
};
