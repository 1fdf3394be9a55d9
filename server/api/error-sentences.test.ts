import { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import { sentenceOf } from "./error-sentences";

it("says of what the server could not do that it was not carried out, and nothing of why", () => {
  const full = new TRPCError({
    code: "INTERNAL_SERVER_ERROR",
    cause: new Error("could not extend file: No space left"),
  });
  expect(sentenceOf(full)).toContain("this was not done");
  expect(sentenceOf(full)).not.toMatch(/space|lost/);
});
