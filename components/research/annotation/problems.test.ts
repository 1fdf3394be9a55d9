import { describe, expect, it } from "vitest";
import { z } from "zod";
import { numberOf, problemsOf, within } from "./problems";

const schema = z.object({ settings: z.object({ seed: z.int(), name: z.string().min(1, "Give it a name.") }) });

describe("the problems of a form", () => {
  it("are named by field, in the form's words where it has some", () => {
    const { error } = schema.safeParse({ settings: { seed: Number.NaN, name: "" } });
    if (error === undefined) throw new Error("The schema took what it must refuse.");
    expect(problemsOf(error, { "settings.seed": "Write a whole number." })).toEqual({
      "settings.seed": "Write a whole number.",
      "settings.name": "Give it a name.",
    });
  });

  it("are given to a part of the form without the part's name", () => {
    expect(within({ "a.b": "one", ab: "two", a: "three" }, "a")).toEqual({ b: "one", "": "three" });
  });
});

describe("numberOf", () => {
  it.each(["", "  ", "many"])("takes %j for no number", (text) => expect(numberOf(text)).toBeNaN());
  it("reads a number", () => expect(numberOf(" 2.5 ")).toBe(2.5));
});
