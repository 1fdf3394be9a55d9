import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { differenceCell, rateCell } from "../rates/cells";
import { rateOf } from "../rates/rate";
import { DataTableView } from "./data-table-view";

const html = renderToStaticMarkup(
  <DataTableView
    caption="Rates"
    table={{
      columns: ["Rate", "Left", "Right − left"],
      rows: [
        [
          "Final pass",
          rateCell(rateOf(4, 10), "/research/runs/a/trials?outcome=passed"),
          differenceCell({ unit: "share", difference: -0.1, interval: { low: -0.4, high: 0.2 }, tasks: 10 }),
        ],
        ["Delivery", { value: 1, href: "/elsewhere" }, null],
      ],
    }}
  />,
);

describe("a table of rates", () => {
  it("shows below each share what it counts and its interval, and leads to what is behind it", () => {
    expect(html).toMatch(/<a [^>]*href="\/research\/runs\/a\/trials\?outcome=passed"[^>]*>40 %<\/a>/);
    expect(html).toMatch(/>4 of 10 · 17–69 %<\/span>/);
    expect(html).toMatch(/−10 points<span[^>]*>−40 to \+20<\/span>/);
    expect(html).not.toContain("0.400");
  });

  it("leaves other cells as they were", () => {
    expect(html).toMatch(/<a [^>]*href="\/elsewhere"[^>]*>1.000<\/a>/);
    expect(html).toContain(">–</td>");
  });
});
