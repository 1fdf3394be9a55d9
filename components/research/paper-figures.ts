import type { DataTable } from "./table/table";

/** What a paper reports, by default APEC-Travel. Figures whose numbers stand in no text of the paper have only what it says of them. */
export interface PaperFigure {
  /** Of the paper: "Table 2". */
  readonly name: string;
  readonly says: string;
  readonly table: DataTable | null;
  /** What has to be known before figures are set against it; left out: `PAPER_REMARK`. */
  readonly remark?: string;
}

export const PAPER_REMARK =
  "The paper's numbers were made with other travelers (personas and answers written by Llama 3.1), other agents, and Llama-3.1-405B-Instruct as judge. They are here to compare shapes, not values.";

export const TABLE_2: PaperFigure = {
  name: "Table 2",
  says: "Training after SFT is best after two iterations, when efficiency and agentic scores are highest (α = 0.1).",
  table: {
    columns: [
      "Model",
      "Rounds",
      "Accuracy, overall",
      "Accuracy, critical",
      "Efficiency, overall",
      "Efficiency, critical",
      "Plan & priority",
      "Proactive",
      "Clarification",
      "Total",
    ],
    rows: [
      ["Llama-3.1-8B", 15.49, 0.231, 0.301, 0.015, 0.019, 3.88, 4.07, 3.9, 11.86],
      ["Llama-3.1-8B-Reasoning", 15.5, 0.217, 0.287, 0.014, 0.018, 3.8, 4.06, 3.87, 11.75],
      ["APEC-Travel-SFT", 9.39, 0.261, 0.417, 0.029, 0.047, 4.46, 4.25, 3.68, 12.41],
      ["APEC-Travel-DPO, iteration 1", 11.19, 0.286, 0.423, 0.027, 0.041, 4.36, 4.22, 3.86, 12.46],
      ["APEC-Travel-DPO, iteration 2", 9.77, 0.279, 0.425, 0.031, 0.047, 4.48, 4.32, 4.13, 12.95],
      ["APEC-Travel-DPO, iteration 3", 11.18, 0.295, 0.442, 0.029, 0.044, 4.35, 4.3, 3.99, 12.67],
      ["APEC-Travel-DPO, iteration 2+3", 11.36, 0.296, 0.448, 0.028, 0.043, 4.44, 4.28, 3.79, 12.52],
      ["Llama-3.1-70B", 15.49, 0.243, 0.308, 0.016, 0.02, 3.95, 4.19, 3.84, 12.0],
      ["Llama-3.1-70B-Reasoning", 15.48, 0.229, 0.31, 0.015, 0.02, 3.93, 4.31, 4.02, 12.28],
    ],
  },
};

export const TABLE_3: PaperFigure = {
  name: "Table 3",
  says: "Thinking before each question raises every agentic score of the SFT agent.",
  table: {
    columns: ["Score", "Without [Think]", "With [Think]"],
    rows: [
      ["Plan & priority", 4.18, 4.46],
      ["Proactive", 4.01, 4.25],
      ["Clarification", 3.58, 3.68],
      ["Total", 11.79, 12.41],
    ],
  },
};

export const TABLE_4: PaperFigure = {
  name: "Table 4",
  says: "With the previous iteration as reference, accuracy rises, efficiency and agentic scores fall, and dialogs grow from 9.77 to 15.44 rounds.",
  table: {
    alike: "rows",
    columns: ["Measure", "Fixed", "Recursive"],
    rows: [
      ["Accuracy, overall", 0.279, 0.32],
      ["Accuracy, critical", 0.425, 0.458],
      ["Efficiency, overall", 0.031, 0.023],
      ["Efficiency, critical", 0.047, 0.033],
      ["Agentic, total", 12.95, 12.1],
      ["Rounds", 9.77, 15.44],
    ],
  },
};

export const TABLE_5: PaperFigure = {
  name: "Table 5",
  says: "Of 20 dialogs with overall accuracy below 0.15 and critical below 0.3, more went wrong at the traveler or the stenographer than at the agent.",
  table: {
    columns: ["Side", "Error", "Dialogs"],
    rows: [
      ["agent", "Fail to ask meaningful questions", 1],
      ["agent", "Limited dialog rounds", 3],
      ["traveler", "Hallucination", 3],
      ["traveler", "Answer wrong question", 2],
      ["stenographer", "Hallucination", 5],
      ["stenographer", "Wrong format", 3],
      ["persona", "Low-quality simulated persona", 3],
    ],
  },
};

export const FIGURE_4: PaperFigure = {
  name: "Fig. 4",
  says: "Box plots without numbers: DPO, iteration 2 most of all, scores higher than SFT across the whole test set.",
  table: null,
};

export const FIGURE_6: PaperFigure = {
  name: "Fig. 6",
  says: "Curves without numbers, at α = 0, 0.05, 0.1, 0.15, 0.2, 0.25 and 0.3: with more weight on accuracy both accuracies mostly rise, and the agentic scores slowly fall.",
  table: null,
};

export const FIGURE_7: PaperFigure = {
  name: "Fig. 7",
  says: "Curves without numbers: agents trained by DPO gain critical accuracy faster in the early rounds than the SFT agent, in each group of dialog lengths (below 8, 8 to 12, 12 to 16, over 16).",
  table: null,
};

export const FIGURE_8: PaperFigure = {
  name: "Fig. 8",
  says: "Matrices without numbers in the text: the three scores are mostly not highly correlated, for SFT and for DPO, iteration 2.",
  table: null,
};

export const FIGURE_9: PaperFigure = {
  name: "Fig. 9",
  says: "Bars without numbers: robust across groups and above the baselines everywhere; higher for travelers with a disability than for those without.",
  table: null,
};
