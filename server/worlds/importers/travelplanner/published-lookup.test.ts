import { expect, test } from "vitest";
import { resolveNames } from "./published-lookup";

function resolves(...places: [name: string, city: string][]): boolean[] {
  return resolveNames(places.map(([name, city]) => ({ name, city })));
}

test("a name leads to its own row when no earlier row of the city contains it", () => {
  expect(resolves(["Museum", "Austin"], ["Museum", "Dallas"], ["Park", "Austin"])).toEqual([true, true, true]);
});

test("an earlier row that contains the name, or has the same, comes first", () => {
  expect(resolves(["Museum Café", "Austin"], ["Museum", "Austin"])).toEqual([true, false]);
  expect(resolves(["Museum", "Austin"], ["Museum", "Austin"])).toEqual([true, false]);
  expect(resolves(["Museum", "Austin"], ["Museum Café", "Austin"])).toEqual([true, true]);
});

test("the comparison keeps case and inner spaces, and drops outer ones", () => {
  expect(resolves(["museum", "Austin"], ["Museum", "Austin"])).toEqual([true, true]);
  expect(resolves(["Old  Mill", "Austin"], ["Old Mill", "Austin"])).toEqual([true, true]);
  expect(resolves(["  Mill House ", "Austin"], ["House", "Austin"])).toEqual([true, false]);
});

test("the last comma splits, so names may hold commas", () => {
  expect(resolves(["Home, sweet home", "Austin"], ["sweet home", "Austin"])).toEqual([true, false]);
});

test("of a name with a line break only the last line is looked up", () => {
  expect(resolves(["Quiet\nroom", "Austin"])).toEqual([true]);
  expect(resolves(["Bright room", "Austin"], ["Quiet\nroom", "Austin"])).toEqual([true, false]);
});

test("a city is cut at its parenthesis, and with it the row is lost", () => {
  expect(resolves(["Inn", "Portland (Maine)"])).toEqual([false]);
  expect(resolves(["Inn", "Portland (Maine"])).toEqual([true]);
});
