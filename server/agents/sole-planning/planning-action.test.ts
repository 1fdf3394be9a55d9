import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPlanningAction } from "./planning-action";

const DAY = "Day 1:\nLunch: Bar [old] (new), Austin (Texas)\nAccommodation: -";

describe("readPlanningAction", () => {
  it.each([
    ["as the prompt has it", `Finish[${DAY}]`],
    ["with line breaks in the brackets", `Finish[\n${DAY}\n]`],
    ["in bold", `**Finish[${DAY}]**`],
    ["in code", `\`Finish[${DAY}]\``],
    ["in round brackets", `Finish(${DAY})`],
    ["behind a colon", `FINISH: ${DAY}`],
    ["on the next line", `Finish\n${DAY}`],
    ["with its input on a line of its own", `Finish\nAction Input: ${DAY}`],
    ["without its last bracket", `Finish[${DAY}`],
  ])("reads Finish %s", (_, written) => {
    expect(readPlanningAction(written)).toEqual({ name: "Finish", argument: DAY });
  });

  it("reads a cost enquiry", () => {
    expect(readPlanningAction(`CostEnquiry[${DAY}]`)).toEqual({ name: "CostEnquiry", argument: DAY });
  });

  it.each(["", "Finish", "Finished.", "FlightSearch[Dallas, Austin, 2022-03-10]", "I finish here"])(
    "finds no action in %j",
    (written) => expect(readPlanningAction(written)).toBeNull(),
  );

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        readPlanningAction(text);
        readPlanningAction(`Finish[${text}`);
      }),
    );
  });
});
