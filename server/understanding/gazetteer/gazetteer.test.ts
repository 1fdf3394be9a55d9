import { describe, expect, test } from "vitest";
import { spellingKey } from "@/server/trip";
import { AIRPORTS } from "./airports";
import { ALIASES } from "./names";
import { placeIndex } from "./place-index";

const index = placeIndex(null);

describe("the gazetteer knows", () => {
  test.each(Object.entries(AIRPORTS))("the one city that %s serves: %s", (_code, name) => {
    const [city = "", state] = name.split(", ");
    const cities = index.lookup(spellingKey(city)).filter((place) => place.kind === "city");
    expect(state === undefined ? cities.length : cities.filter((place) => place.state === state).length).toBe(1);
  });
  test.each(ALIASES)("what %s represents: %s", (_alias, name) => {
    expect(index.lookup(spellingKey(name))).not.toEqual([]);
  });
});
