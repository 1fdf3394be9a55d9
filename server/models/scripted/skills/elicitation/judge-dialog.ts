import { bodyOf, instructionOf } from "../../reading/prompt-text";
import type { Skill } from "../../skill";
import { linesOf } from "./transcript";

const VAGUE = /\b(?:hard to say|not made up|not sure|maybe|depends|either way|whatever)\b/i;
const within = (points: number) => Math.min(5, Math.max(1, Math.round(points)));

/** The judge: counts subjects that are dealt with in one go, questions, and vague answers that were asked again. */
export const judgeDialog: Skill = {
  name: "judge dialog",
  recognises: (prompt) =>
    instructionOf(prompt).startsWith("You review a dialog between a travel agent and a traveler."),
  reply(prompt, dial) {
    const lines = linesOf(bodyOf(prompt));
    const questions = lines.filter(({ by }) => by === "agent");
    const subjects = questions.map(({ entry }) => entry?.split(".")[0]);
    const changes = subjects.filter((subject, at) => at > 0 && subject !== subjects[at - 1]).length;
    const vague = lines.flatMap((line, at) => (line.by === "traveler" && VAGUE.test(line.text) ? [at] : []));
    const cleared = vague.filter((at) => lines[at + 1]?.entry === lines[at - 1]?.entry).length;
    const scores = [
      within(5 - (3 * changes) / Math.max(1, questions.length)),
      within(1 + questions.length / 3 + (dial.errs("miscount") ? 1 : 0)),
      within(vague.length === 0 ? 4 : 1 + (4 * cleared) / vague.length),
    ] as const;
    const [plan, proactive, clarification] = scores;
    const json = {
      "Planning and Prioritization": plan,
      Proactive: proactive,
      Clarification: clarification,
      Total: plan + proactive + clarification,
    };
    const steps = `The subject changes ${changes} times in ${questions.length} questions; ${cleared} of ${vague.length} vague answers were asked again.`;
    return { text: `${steps}\n<JSON-NEXT>\n${JSON.stringify(json)}` };
  },
};
