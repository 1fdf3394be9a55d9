import type { QuotedFigure } from "@/server/views";

const remark =
  "Quoted from DeepTravel (arXiv 2509.21842), which trained and tried its agents on other queries and records, with live tools and DeepSeek-R1 as judge. To compare shapes, not values.";

/** What the text of the paper says of its results; its figures are drawn without numbers. */
export const QUOTED: QuotedFigure[] = [
  {
    with: "byFacet",
    name: "Table 2",
    says: "Small models that were trained by DeepTravel pass more often than OpenAI-o1, o3 and DeepSeek-R1. Percent of final passes:",
    table: {
      columns: ["Model", "Queries", "Final pass, %"],
      rows: [
        ["DeepTravel-32B (Qwen3-32B)", "real users, online", 62.77],
        ["DeepTravel-8B (Qwen3-8B)", "real users, online", 49.75],
        ["DeepTravel, best", "complex synthetic, offline", 73.21],
      ],
    },
    remark,
  },
  {
    with: "ablations",
    name: "Table 4",
    says: "Without experience replay, DeepTravel-8B passes less often on synthetic queries without constraints. Percent of final passes:",
    table: {
      columns: ["Method", "Final pass, %"],
      rows: [
        ["DeepTravel-8B", 54.25],
        ["DeepTravel-8B without experience replay", 51.01],
      ],
    },
    remark,
  },
  {
    with: "effort",
    name: "Figure 4",
    says: "Agents that were trained in the sandbox take four to six turns, and the share of their calls that work is stable.",
    table: null,
    remark,
  },
];
