import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnnotationTurn } from "@/server/views";
import { contentOf } from "./example-draft";

const turn = fc.record<AnnotationTurn>({
  by: fc.constantFrom("agent", "traveler"),
  text: fc
    .string({ minLength: 1, maxLength: 40 })
    .map((text) => text.trim())
    .filter((text) => text !== "" && !/^(agent|travell?er):/i.test(text)),
});

describe("the dialog of a worked example", () => {
  it("is read as it was written, speakers in any case, over several lines", () => {
    fc.assert(
      fc.property(fc.array(turn, { minLength: 1, maxLength: 6 }), (turns) => {
        const text = turns
          .map(({ by, text: words }) => `${by === "agent" ? "AGENT" : "Traveler"}: ${words}`)
          .join("\n\n");
        expect(contentOf({ first: text, second: "" }, "dialog")).toEqual({ unit: "dialog", turns });
      }),
    );
    expect(contentOf({ first: "Agent: One\n\ntwo", second: "Traveler: Three" }, "pair")).toEqual({
      ...{ unit: "pair", first: [{ by: "agent", text: "One\n\ntwo" }], second: [{ by: "traveler", text: "Three" }] },
    });
  });

  it("is refused without a speaker, without words, and where the second one lacks", () => {
    expect(contentOf({ first: "Hello", second: "" }, "dialog")).toContain("Begin each turn");
    expect(contentOf({ first: "Agent: ", second: "" }, "dialog")).toContain("Write 1 to 200 turns");
    expect(contentOf({ first: "Agent: Hello", second: "" }, "pair")).toContain("Write 1 to 200 turns");
  });
});
