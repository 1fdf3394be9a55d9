import { AFTER, ALPHAS, type Difference, type PolicyFigures } from "./figures";
import type { Table } from "./table";

/** The tables as Markdown, each under a heading of its own; ± is one standard error. */
export function tablesText(tables: readonly Table[]): string {
  const dialogs = tables.reduce((sum, table) => sum + table.dialogs, 0);
  const seconds = tables.reduce((sum, table) => sum + table.seconds, 0);
  return [...tables.map(tableText), `${dialogs} dialogs, ${Math.round(seconds)} s, no tokens.`, ""].join("\n");
}

function tableText({ setting, trainedPairs, correlations, figures, differences, dialogs, seconds }: Table): string {
  const { simulator, population, travelers, seed, vague } = setting;
  return [
    `### ${simulator} simulator, ${population} population${trainedPairs === null ? "" : `: trained otherwise, ${trainedPairs} pairs an iteration`}`,
    "",
    `${travelers} travelers (seed ${seed}, vague answers ${100 * vague} %), ${dialogs} dialogs in ${Math.round(seconds)} s. Rank correlation of who is critical here with the judge's importance: ${coefficient(correlations.judge)}; with the learned population: ${coefficient(correlations.learned)}.`,
    "",
    ...table(
      ["policy", "R (paper)", "agentic, of 15", "T", ...AFTER.map((round) => `critical after ${round}`), "rounds"],
      figures.map(({ policy, paper, agentic, task, critical, rounds }) => [
        `\`${policy}\``,
        estimate(paper, 4),
        agentic.toFixed(2),
        estimate(task, 4),
        ...critical.map((each) => estimate(each, 3)),
        rounds.toFixed(1),
      ]),
    ),
    "",
    ...table(
      ["R(α)", ...ALPHAS.map((alpha) => `α = ${alpha}`)],
      figures.map(({ policy, mixed }) => [
        `\`${policy}\``,
        ...mixed.map((value, index) => mark(value.toFixed(4), value === highest(figures, index))),
      ]),
    ),
    "",
    ...(differences.length === 0 ? [] : differenceTable(differences)),
  ].join("\n");
}

function differenceTable(differences: readonly Difference[]): string[] {
  return [
    ...table(
      ["difference", "R (paper)", "T", ...AFTER.map((round) => `critical after ${round}`)],
      differences.map(differenceRow),
    ),
    "",
  ];
}

/** Two standard errors or more are bold. */
function differenceRow({ policy, than, paper, task, critical }: Difference): string[] {
  const cell = (each: Difference["paper"], digits: number) => {
    const sign = each.mean < 0 ? "" : "+";
    return mark(`${sign}${estimate(each, digits)}`, Math.abs(each.mean) >= 2 * each.standardError && each.mean !== 0);
  };
  return [`\`${policy}\` − \`${than}\``, cell(paper, 4), cell(task, 4), ...critical.map((each) => cell(each, 3))];
}

function highest(figures: readonly PolicyFigures[], index: number): number {
  return Math.max(...figures.map(({ mixed }) => mixed[index] ?? Number.NEGATIVE_INFINITY));
}

const mark = (text: string, isMarked: boolean) => (isMarked ? `**${text}**` : text);

function estimate({ mean, standardError }: Difference["paper"], digits: number): string {
  return `${mean.toFixed(digits).replace("-", "−")} ± ${standardError.toFixed(digits)}`;
}

function coefficient(value: number | null): string {
  return value === null ? "none" : value.toFixed(2).replace("-", "−");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows].map(
    (cells) => `| ${cells.join(" | ")} |`,
  );
}
