import { describe, expect, it } from "vitest";
import { type AnnotationItemListItem, APEC_RUBRIC, PAIR_RUBRIC } from "@/server/views";
import { itemsTable } from "./items-table";

const ITEM: AnnotationItemListItem = {
  id: "one",
  position: 0,
  purpose: "rating",
  opening: "Where to?",
  ratings: 2,
  wanted: 3,
  spread: { planning: 2, proactive: null },
  comments: 1,
  skips: 0,
  adjudicated: false,
};

describe("the items of a project in a table", () => {
  it("have a column of spread for each scale, in the order of the rubric", () => {
    const { columns, rows } = itemsTable("project", APEC_RUBRIC, [ITEM]);
    expect(columns.slice(4, 9)).toEqual(APEC_RUBRIC.questions.map(({ label }) => `Spread: ${label}`));
    expect(rows[0]?.slice(4, 9)).toEqual([2, null, null, null, null]);
  });

  it("lead to their pages, and say what was done with them", () => {
    const { rows } = itemsTable("project", PAIR_RUBRIC, [{ ...ITEM, purpose: "qualification", adjudicated: true }]);
    expect(rows).toEqual([
      [
        1,
        { value: "Where to?", href: "/research/annotation/project/items/one" },
        "qualification, adjudicated",
        ...["2 of 3", 1, 0],
      ],
    ]);
  });
});
