import { describe, expect, it } from "vitest";
import { APEC_RUBRIC, PAIR_RUBRIC } from "./built-in-rubrics";
import { rubricSchema } from "./rubric";

describe("the rubrics that come along", () => {
  it.each([APEC_RUBRIC, PAIR_RUBRIC])("$name is valid", (rubric) => {
    expect(rubricSchema.parse(rubric)).toEqual(rubric);
  });

  it("the paper's rubric asks for five metrics from 1 to 5", () => {
    const points = APEC_RUBRIC.questions.map((question) =>
      question.kind === "scale" ? question.anchors.map(({ value }) => value) : [],
    );
    expect(points).toEqual(Array.from({ length: 5 }, () => [1, 2, 3, 4, 5]));
  });
});
