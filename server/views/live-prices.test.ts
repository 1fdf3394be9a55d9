import { expect, test } from "vitest";
import { linkable } from "./live-prices";

test("only addresses of the web are linked to", () => {
  expect(linkable("https://aurora.example/rooms?lang=en")).toBe("https://aurora.example/rooms?lang=en");
  for (const address of ["javascript:alert(1)", "data:text/html,x", "aurora.example", "", null]) {
    expect(linkable(address)).toBeNull();
  }
});
