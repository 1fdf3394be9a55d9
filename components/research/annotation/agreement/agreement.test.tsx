import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { AgreementReport } from "@/server/views";
import { Agreement } from "./agreement";

const kappa = { unweighted: 0.3, linear: 0.45, quadratic: 0.55 };
const planning = { question: "planning", label: "Planning", kind: "scale", units: 20, answers: 60, kappa } as const;
const shares = { pairs: 40, exact: 0.5, withinOne: 0.9 };
const report: AgreementReport = {
  items: 20,
  ratings: 60,
  questions: [
    {
      ...planning,
      alpha: { value: 0.621, interval: { low: 0.508, high: 0.712 } },
      exact: { value: 0.61, interval: { low: 0.55, high: 0.67 }, chance: 0.24 },
      withinOne: { value: 0.9, interval: null, chance: 0.6 },
    },
  ],
  raters: [
    {
      rater: "R01",
      ratings: 20,
      medianSeconds: 61.4,
      others: shares,
      consistency: { pairs: 0, exact: null, withinOne: null },
      questions: [{ question: "planning", mean: 3.2, bias: -0.25 }],
    },
  ],
  overTime: [],
  correlations: [{ a: "planning", b: "proactive", items: 20, value: 0.4 }],
  judges: [
    {
      ...{ judge: "rules", question: "planning", items: 20, spearman: 0.31, kappa: null, bias: 0.7 },
      ...{ interval: { low: -0.1, high: 0.6 }, ownSpread: null },
      byAgent: [{ agent: "<b>policy</b>", items: 20, spearman: null, kappa: null, bias: 0.7 }],
    },
  ],
};

describe("the page of agreement", () => {
  it("gives every figure with its interval, and percent with what chance gives", () => {
    const html = renderToStaticMarkup(<Agreement report={report} />);
    for (const text of ["0.62", "0.51 to 0.71", "61 %", "55–67 % · chance 24 %", "−0.25", "+0.70", "−0.10 to 0.60"]) {
      expect(html).toContain(text);
    }
    expect(html).toContain("60 ratings of 20 items by 1 rater.");
    expect(html).not.toContain("Agreement over time");
  });

  it("shows the name of an agent as text", () => {
    const html = renderToStaticMarkup(<Agreement report={report} />);
    expect(html).toContain("&lt;b&gt;policy&lt;/b&gt;");
  });

  it("says of a project without ratings that there is none", () => {
    const html = renderToStaticMarkup(<Agreement report={{ ...report, ratings: 0 }} />);
    expect(html).toContain("No ratings yet");
  });
});
