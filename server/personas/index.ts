export { generatePersona, generatePersonas } from "./generate-personas";
export type { Persona, PersonaSet } from "./persona";
export type { Population } from "./population";
export { SURVEY, TRAVELER_FACTORS } from "./survey";
export { TravelerSample } from "./traveler-sample";
