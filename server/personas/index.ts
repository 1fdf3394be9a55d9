export { generatePersona, generatePersonas } from "./generate-personas";
export type { Persona, PersonaSet } from "./persona";
export { SURVEY, TRAVELER_FACTORS } from "./survey";
export { TravelerSample } from "./traveler-sample";
