export { readWish } from "./read-wish";
export type { Planned, Wish } from "./wish";
