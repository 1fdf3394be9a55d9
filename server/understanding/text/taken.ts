/** Stands for words that an entry took; no reader of trips knows it. */
export const TAKEN = "\u25a1";
