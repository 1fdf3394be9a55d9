import { expect, test } from "vitest";
import { otherNamesOfCity } from "./city-names";

const brussels = {
  ...{ name: "Brussels", country: "BE", admin1: "BRU", population: 1_019_022 },
  coordinates: { latitude: 50.85, longitude: 4.35 },
  alternates: "BRU,Bruxelles,Brüssel,Brusel,Brussels,City of Brussels,Old Town,bi lu xi,Brjussel',Брюссель,ბრ7,Wea",
};

test("a city's names in other languages are those that people look for it by", () => {
  const names = ["Bruxelles", "Brüssel", "Brusel", "City of Brussels", "Brjussel'", "Брюссель"];
  expect(otherNamesOfCity("Brussels", brussels)).toEqual(names);
});

test("whatever the world calls it", () => {
  expect(otherNamesOfCity("Bruxelles", brussels)).toEqual(["Brussels", "Brüssel", "Brusel", "Brjussel'", "Брюссель"]);
  expect(otherNamesOfCity("Ixelles", brussels)).toEqual([]);
  expect(otherNamesOfCity("Brussels", null)).toEqual([]);
});
