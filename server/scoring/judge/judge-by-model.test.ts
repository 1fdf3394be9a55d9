import { describe, expect, it } from "vitest";
import { skillModels } from "@/server/agents/testing/skill-models";
import { ok } from "@/server/trip";
import type { DialogTurn } from "@/server/views";
import { judgeByModel } from "./judge-by-model";

const { signal } = new AbortController();
const turn = (by: DialogTurn["by"], text: string, entry: DialogTurn["entry"] = null): DialogTurn => {
  return { by, text, entry, reason: by === "agent" ? "It may matter." : null, isFollowUp: false };
};
const turns = [
  turn("traveler", "Hello!"),
  turn("agent", "How much may it cost?", "persona.budget"),
  turn("traveler", "About $2,000."),
];
const judge = (answer: string) => judgeByModel(turns, skillModels({ answer: () => ok(answer) }), signal);
const scores = (plan: number) =>
  JSON.stringify({ "Planning and Prioritization": plan, Proactive: 2, Clarification: 3.5, Total: 99 });

describe("judgeByModel", () => {
  it("gives the model's scores, told the dialog with the agent's thoughts", async () => {
    const { scores: given, event } = await judgeByModel(turns, skillModels(), signal);
    expect(given.ok && given.value.total).toBe(
      given.ok && given.value.planPriority + given.value.proactive + given.value.clarification,
    );
    expect(JSON.stringify(event?.messages)).toContain("[Think]: It may matter.");
  });

  it("reckons the total itself, from the last scores", async () => {
    const { scores: given } = await judge(
      `First ${scores(1)}, but then\n<JSON-NEXT>\n\`\`\`json\n${scores(4)}\n\`\`\``,
    );
    expect(given).toEqual(ok({ planPriority: 4, proactive: 2, clarification: 3.5, total: 9.5 }));
  });

  it.each(["Great!", scores(6), "{}"])("refuses %s", async (answer) => {
    expect((await judge(answer)).scores).toMatchObject({ ok: false, problem: { code: "bad_model_answer" } });
  });

  it("gives 0 for no dialog and asks nobody", async () => {
    const { scores: given, event } = await judgeByModel([], skillModels(), signal);
    expect([given.ok && given.value.total, event]).toEqual([0, null]);
  });
});
