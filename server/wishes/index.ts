export { readWish } from "./read-wish";
export { dayMeant, type MeantStop, stopsMeant } from "./stops/meant";
export type { Planned, Wish } from "./wish";
