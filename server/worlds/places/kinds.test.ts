import { expect, test } from "vitest";
import { kindsOf } from "./kinds";

test.each([
  [
    { tourism: "hotel", amenity: "restaurant" },
    { lodging: "hotel", restaurant: "restaurant", attraction: null },
  ],
  [
    { tourism: "attraction", historic: "castle" },
    { lodging: null, restaurant: null, attraction: "castle" },
  ],
  [
    { amenity: "place_of_worship", heritage: "2" },
    { lodging: null, restaurant: null, attraction: "place_of_worship" },
  ],
  [{ amenity: "place_of_worship" }, null],
  [{ historic: "memorial", memorial: "stolperstein" }, null],
  [{ leisure: "garden", access: "private" }, null],
  [{ "disused:amenity": "bar", "was:tourism": "hotel" }, null],
])("%o", (tags, kinds) => {
  expect(kindsOf(tags)).toEqual(kinds);
});
