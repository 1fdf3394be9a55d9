export { createModelTraveler } from "./model/model-traveler";
export { RANKING_PROMPTS, TRAVELER_PROMPTS } from "./model/prompts";
export { withCriticalByModel } from "./model/rank-critical";
export { simulateTrip } from "./simulated-trip";
export { SIMULATORS, WRITERS } from "./simulators";
export type { CreateTraveler, SimulatedTraveler, SimulatedTrip, TalkingTraveler, TravelerHabits } from "./traveler";
