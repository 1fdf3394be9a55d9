import type { PlaceKind } from "@/server/views";

export const KIND_WORDS: Readonly<Record<PlaceKind, string>> = {
  stay: "Places to stay",
  meal: "Places to eat",
  visit: "Places to visit",
};
