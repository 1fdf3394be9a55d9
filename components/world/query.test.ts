import { expect, test } from "vitest";
import { placeHref, readQuery, worldHref } from "./query";

test("an address says which places are listed, and the other way round", () => {
  const filter = { kind: "meal" as const, type: "Cafe: late", city: "Reno", text: "blue cat", page: 3 };
  const href = worldHref("sample", filter);
  expect(href).toBe("/world?world=sample&q=blue+cat&kind=meal%3ACafe%3A+late&city=Reno&page=3");
  expect(readQuery(Object.fromEntries(new URLSearchParams(href.split("?")[1])))).toEqual(filter);
});

test("what an address cannot mean is left out", () => {
  const everything = { kind: null, type: null, city: null, text: "", page: 1 };
  expect(readQuery({})).toEqual(everything);
  expect(readQuery({ kind: "castle:old", page: "-4", city: ["a", "b"] })).toEqual(everything);
  expect(readQuery({ q: "x".repeat(500) }).text).toHaveLength(200);
});

test("ids with slashes are one part of the address", () => {
  expect(placeHref("monaco", { kind: "stay", id: "way/123#hotel" })).toBe("/world/stay/way%2F123%23hotel?world=monaco");
});
