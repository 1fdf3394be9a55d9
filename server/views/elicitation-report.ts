import { z } from "zod";
import { entryKeySchema, entryValueSchema } from "@/server/trip";

/** 0–1. */
const share = z.number().min(0).max(1);
const perScope = <T extends z.ZodType>(of: T) => z.object({ overall: of, critical: of });
/** 1–5 each, total 3–15 (APEC-Travel, section 3.1 and appendix A.5). */
export const agenticScoresSchema = z.object({
  planPriority: z.number().min(0).max(5),
  proactive: z.number().min(0).max(5),
  clarification: z.number().min(0).max(5),
  total: z.number().min(0).max(15),
});
export type AgenticScores = z.infer<typeof agenticScoresSchema>;

/** Who takes part in a simulated dialog, and what a language model may play; "ranking": who says which entries are critical. */
export const dialogPartSchema = z.enum(["agent", "traveler", "stenographer", "ranking", "judge"]);
export type DialogPart = z.infer<typeof dialogPartSchema>;

/** "model": a language model writes the traveler's words. */
export const simulatorNameSchema = z.enum(["main", "second", "model"]);
export type SimulatorName = z.infer<typeof simulatorNameSchema>;
/** The simulators that speak by templates. */
export type RuleSimulatorName = Exclude<SimulatorName, "model">;

/**
 * "learned": what priors and policies were fitted to. "shifted": travelers with the same values, whose facts make other entries critical;
 * for evaluation alone.
 */
export const populationSchema = z.enum(["learned", "shifted"]);
export type Population = z.infer<typeof populationSchema>;

/** One line of a dialog as both parties saw it. `entry`: what a question is about. */
export const dialogTurnSchema = z.object({
  by: z.enum(["traveler", "agent"]),
  text: z.string(),
  entry: entryKeySchema.nullable(),
  /** The agent's [Think]; null for the traveler's turns and where the policy gives none. */
  reason: z.string().nullable(),
  isFollowUp: z.boolean(),
});
export type DialogTurn = z.infer<typeof dialogTurnSchema>;

/**
 * One simulated dialog, a line of `dialogs.jsonl`: what was said and what it scored, nothing of the hidden persona. A round is one
 * question, follow-ups included.
 */
export const dialogRecordSchema = z.object({
  id: z.string(),
  turns: z.array(dialogTurnSchema),
  /** The stenographer's JSON: only what was stated or implied. */
  notes: z.partialRecord(entryKeySchema, entryValueSchema),
  rounds: z.number().int().min(0),
  accuracy: perScope(share),
  /** From round 0 (the opening) to 20; a finished dialog keeps its last value. */
  byRound: z.array(z.object({ round: z.number().int(), overall: share, critical: share })),
  agentic: agenticScoresSchema,
  reward: z.number(),
});
export type DialogRecord = z.infer<typeof dialogRecordSchema>;

/** Longest of names, and most rows of one figure. */
const NAME = 200;
const MOST_ROWS = 100;
const meanWithError = z.object({ mean: z.number(), standardError: z.number() });
const roundMeans = z.object({
  round: z.number().int().min(0).max(20),
  overall: share,
  critical: share,
  /** How much worse the plan from learned preferences is, 0–1; null where it was not computed. */
  regret: z.number().nullable(),
});

/** The report of a run of elicitation: what the figures of the paper need. */
export const elicitationSummarySchema = z.object({
  benchmark: z.literal("elicitation"),
  policy: z.string().max(NAME),
  simulator: simulatorNameSchema,
  population: populationSchema,
  travelers: z.number().int(),
  seed: z.number().int(),
  /** "rules" is a rule-based stand-in for the paper's model. */
  judge: z.string().max(NAME),
  /** The rate of vague answers. */
  vague: share,
  rounds: z.number(),
  accuracy: perScope(z.number()),
  efficiency: perScope(z.number()),
  agentic: agenticScoresSchema,
  reward: z.number(),
  /** Share of questions that hit something not yet known. */
  validQuestions: share,
  /** Share of rounds in which the agent asked for nothing. */
  wastedRounds: share,
  /** Share of questions about an entry that was asked or said before, follow-ups aside. */
  askedTwice: share,
  byRound: z.array(roundMeans).max(MOST_ROWS),
  /** Mean of `critical` over rounds 1–12. */
  areaCritical: z.number(),
  /** Of all dialogs together, without plan regret. */
  seconds: z.number(),
  /** Where language models played a part. */
  models: z
    .object({
      /** The model of each part: agent, traveler, stenographer, judge, ranking. */
      parts: z.record(z.string().max(NAME), z.string().max(NAME)),
      /** A scripted model took part: the figures say nothing of a real one. */
      scripted: z.boolean(),
      calls: z.number().int(),
      /** How many replies of each part were of no use. */
      unusable: z.partialRecord(dialogPartSchema, z.number().int().min(0)),
      /** How often rules took a model's place then: 0 unless the run was told to fall back. */
      fellBack: z.number().int(),
      /** Dialogs without a score, since the ranking's or the judge's reply was of no use: they are in no figure. */
      leftOut: z.number().int().min(0),
    })
    .optional(),
  /** Standard errors over the travelers. */
  spread: z.object({
    reward: meanWithError,
    /** The task reward T, from -0.1 to 1. */
    task: meanWithError,
    criticalAt: z.array(z.object({ round: z.number().int() }).extend(meanWithError.shape)).max(MOST_ROWS),
  }),
  /** Fig. 4: how many dialogs got each score, in steps of half a point; `from` is the lower end. */
  scoreDistributions: z
    .array(
      z.object({
        axis: z.enum(["planPriority", "proactive", "clarification", "total"]),
        bins: z.array(z.object({ from: z.number(), dialogs: z.number().int() })).max(MOST_ROWS),
        quartiles: z.tuple([z.number(), z.number(), z.number()]),
      }),
    )
    .max(MOST_ROWS),
  /** Fig. 7: accumulated critical accuracy by round, by the length of the dialogs. */
  byLength: z
    .array(
      z.object({
        group: z.enum(["under 8", "8 to 12", "13 to 16", "over 16"]),
        dialogs: z.number().int(),
        byRound: z
          .array(z.object({ round: z.number().int(), critical: z.number(), deviation: z.number() }))
          .max(MOST_ROWS),
      }),
    )
    .max(MOST_ROWS),
  /** Fig. 9: critical accuracy by groups of travelers. */
  breakdown: z
    .array(
      z.object({
        fact: z.enum(["age", "education", "disability", "budget", "service", "pets"]),
        group: z.string().max(NAME),
        travelers: z.number().int(),
        critical: z.number(),
        standardError: z.number(),
      }),
    )
    .max(MOST_ROWS),
  /** Fig. 8: Pearson's correlation of the agentic scores; null where one does not vary. */
  correlations: z
    .array(z.object({ a: z.string().max(NAME), b: z.string().max(NAME), value: z.number().nullable() }))
    .max(MOST_ROWS),
  /** Table 5, of dialogs with low accuracy (overall < 0.15 and critical < 0.3, else the lowest 20). */
  errors: z.array(
    z.object({
      side: z.enum(["agent", "traveler", "stenographer"]),
      kind: z.string().max(NAME),
      dialogs: z.number().int(),
    }),
  ),
  /** How the policy was trained; null for those that are not. */
  training: z
    .object({
      method: z.enum(["sft", "dpo"]),
      iteration: z.number().int().nullable(),
      reference: z.enum(["fixed", "recursive"]).nullable(),
      alpha: z.number().nullable(),
      seed: z.number().int(),
      /** Whether it sees the belief, its [Think]; the network of Table 3's comparison does not. */
      think: z.boolean(),
      /** The control: trained on rewards in shuffled order. */
      shuffledRewards: z.boolean(),
    })
    .nullable(),
});
export type ElicitationSummary = z.infer<typeof elicitationSummarySchema>;
