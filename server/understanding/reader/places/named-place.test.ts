import { expect, test } from "vitest";
import { placeIndex } from "../../gazetteer/place-index";
import { properName } from "./named-place";

test.each([
  ["sanfransisco", "San Francisco"],
  ["saltlakecity", "Salt Lake City"],
  ["st augustine", "St. Augustine"],
  // More than one slip away from San Diego.
  ["sandiegofan", "Sandiegofan"],
])("%s is %s", (written, name) => {
  expect(properName(written, placeIndex(null))).toEqual({ name, isRegion: false });
});
