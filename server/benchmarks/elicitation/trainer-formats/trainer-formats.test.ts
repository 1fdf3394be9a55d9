import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { generatePersona } from "@/server/personas";
import { PREFERENCE_ENTRIES } from "@/server/trip";
import type { DialogRecord, DialogTurn } from "@/server/views";
import { CLOSING, toMessages } from "./message";
import { pairRow, pairRowSchema } from "./pair-rows";
import { stenographerRowSchema, stenographerRows } from "./stenographer-rows";
import { dialogRecords, preferencePairs, SOURCE } from "./testing/dialogs";
import { dialogOfTranscript, dialogOfTurnRows, dialogsOfPairRow } from "./testing/read-back";
import { travelerRows } from "./traveler-rows";
import { agentRows, type TurnRow, turnRowSchema } from "./turn-rows";

const HIDDEN = {
  persona: generatePersona("reward", 1, 1),
  trip: { origin: "Seattle", destinations: ["Denver"], startDate: "2027-03-04", days: 3, people: 2 },
} as const;

describe("SFT for the agent", () => {
  it("gives the same dialog when it is read back", () => {
    check(dialogRecords, (record) => {
      const rows = written(agentRows(record, SOURCE), turnRowSchema);
      expect(dialogOfTurnRows(rows, "agent")).toEqual(record.turns);
    });
  });

  it("takes the loss on the agent's words alone, each once", () => {
    check(dialogRecords, (record) => {
      const rows = written(agentRows(record, SOURCE), turnRowSchema);
      const own = toMessages(
        record.turns.filter(({ by }) => by === "agent"),
        "agent",
      ).map(({ content }) => content);
      expect(trainedOn(rows)).toEqual(record.rounds < 20 ? [...own, CLOSING] : own);
      for (const { prompt, completion } of rows) {
        expect(completion).toHaveLength(1);
        expect(prompt.at(-1)?.role).toBe("user");
      }
    });
  });
});

describe("SFT for the traveler", () => {
  it("gives the same words when it is read back, without the agent's thoughts", () => {
    check(dialogRecords, (record) => {
      const rows = written(travelerRows(record, SOURCE, HIDDEN), turnRowSchema);
      expect(dialogOfTurnRows(rows, "traveler").map(spoken)).toEqual(record.turns.map(spoken));
      expect(JSON.stringify(rows)).not.toContain("[Think]");
    });
  });

  it("takes the loss on the traveler's words alone, with the persona in the prompt", () => {
    check(dialogRecords, (record) => {
      const rows = written(travelerRows(record, SOURCE, HIDDEN), turnRowSchema);
      expect(trainedOn(rows)).toEqual(record.turns.filter(({ by }) => by === "traveler").map(({ text }) => text));
      for (const { prompt } of rows) {
        expect(prompt[0]?.role).toBe("system");
        expect(prompt[0]?.content).toContain(`persona.job: ${HIDDEN.persona.entries["persona.job"]}`);
      }
    });
  });
});

describe("SFT for the stenographer", () => {
  it("gives the same words and notes when it is read back, and leaves the rest unknown", () => {
    check(dialogRecords, (record) => {
      const [row] = written(stenographerRows(record, SOURCE), stenographerRowSchema);
      if (row === undefined) throw new Error("There is no row.");
      expect(dialogOfTranscript(row)).toEqual(record.turns.map(spoken));
      const notes: Record<string, unknown> = JSON.parse(row.completion[0].content);
      expect(Object.keys(notes)).toEqual(PREFERENCE_ENTRIES.map(({ key }) => key));
      expect(Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== "UNKNOWN"))).toEqual(
        record.notes,
      );
      expect(JSON.stringify(row.prompt)).not.toContain("[Think]");
    });
  });
});

describe("DPO", () => {
  it("gives both dialogs when it is read back", () => {
    check(preferencePairs, (pair) => {
      const result = pairRow(pair, SOURCE);
      if (!result.ok) throw new Error(result.problem.message);
      const [row] = written([result.value], pairRowSchema);
      if (row === undefined) throw new Error("There is no row.");
      expect(dialogsOfPairRow(row)).toEqual({
        chosen: [...pair.openingTurns, ...pair.chosen],
        rejected: [...pair.openingTurns, ...pair.rejected],
      });
      expect([row.reward_chosen, row.reward_rejected]).toEqual([pair.rewards.chosen, pair.rewards.rejected]);
    });
  });

  it("compares what differs from a turn of the agent on, and masks the traveler's words", () => {
    check(preferencePairs, (pair) => {
      const result = pairRow(pair, SOURCE);
      if (!result.ok) throw new Error(result.problem.message);
      const { prompt, chosen, rejected } = result.value;
      expect(prompt.at(-1)?.role).toBe("user");
      expect(chosen[0]).not.toEqual(rejected[0]);
      for (const side of [chosen, rejected]) {
        expect(side[0]?.role).toBe("assistant");
        expect(side.map(({ weight }) => weight)).toEqual(side.map(({ role }) => (role === "assistant" ? 1 : 0)));
      }
    });
  });

  it("refuses dialogs that part where the traveler speaks, or nowhere", () => {
    const said = (by: DialogTurn["by"], text: string) => ({ by, text, entry: null, reason: null, isFollowUp: false });
    const openingTurns = [said("traveler", "Hello.")];
    const question = said("agent", "Which room?");
    const rewards = { chosen: 1, rejected: 0 };
    const parting = {
      chosen: [question, said("traveler", "A suite.")],
      rejected: [question, said("traveler", "A villa.")],
    };
    expect(pairRow({ id: "1", openingTurns, ...parting, rewards }, SOURCE)).toMatchObject({ ok: false });
    expect(pairRow({ id: "2", openingTurns, chosen: [question], rejected: [question], rewards }, SOURCE)).toMatchObject(
      {
        ok: false,
      },
    );
  });
});

function check<T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, predicate), { numRuns: 40 });
}

/** The rows as a trainer reads them: written as JSON, each column checked, none null. */
function written<S extends z.ZodType>(rows: readonly object[], schema: S): z.output<S>[] {
  return rows.map((row) => {
    const text = JSON.stringify(row);
    const columns: Record<string, unknown> = JSON.parse(text);
    expect(Object.values(columns)).not.toContain(null);
    return schema.parse(columns);
  });
}

/** What TRL takes the loss on: of prompt-completion rows the completions alone. */
function trainedOn(rows: readonly TurnRow[]): string[] {
  return rows.flatMap(({ completion }) => completion.map(({ content }) => content));
}

function spoken({ by, text }: DialogRecord["turns"][number]) {
  return { by, text };
}
