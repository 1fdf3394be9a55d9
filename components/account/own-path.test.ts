import { expect, it } from "vitest";
import { ownPath } from "./own-path";

it.each([
  ["/trip/1?day=2", "/trip/1?day=2"],
  ["/account", "/account"],
  [undefined, "/trips"],
  ["https://elsewhere.example/", "/trips"],
  ["//elsewhere.example/", "/trips"],
  ["/\\elsewhere.example/", "/trips"],
  ["/\t/elsewhere.example", "/trips"],
  ["javascript:alert(1)", "/trips"],
  [["/a", "/b"], "/trips"],
])("after signing in, %j leads to %s", (asked, expected) => {
  expect(ownPath(asked)).toBe(expected);
});
