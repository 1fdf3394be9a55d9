/** Keeps the name of the world that a traveler chose last. */
export const WORLD_COOKIE = "world";
