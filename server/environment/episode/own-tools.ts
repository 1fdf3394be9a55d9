import { z } from "zod";

/** The most that an agent may write in one action, in characters. */
export const LONGEST_PLAN = 100_000;
const LONGEST_WORDS = 4_000;
const LONGEST_REASON = 1_000;

/** What agents do in addition to calling a world's tools. */
export const OWN_TOOLS = {
  say: {
    description: "Says something to the traveler and gives their answer. Ask about one thing at a time.",
    input: z.object({
      text: z.string().trim().min(1).max(LONGEST_WORDS).describe("your words to the traveler"),
      about: z
        .string()
        .max(80)
        .optional()
        .describe(
          'the preference that you ask about, such as "hotel.preferredBrand"; left out, it is read in the words',
        ),
    }),
  },
  propose_itinerary: {
    description:
      "Hands in the whole plan and ends the episode. A plan whose form cannot be read comes back once with what is wrong.",
    input: z.object({
      plan: z.string().trim().min(1).max(LONGEST_PLAN).describe("the whole plan, written as the task says"),
    }),
  },
  finish: {
    description:
      "Ends the episode: nothing is left to do, or it cannot be done. Where no plan meets what is asked for, say so with `way_out`.",
    input: z.object({
      reason: z.string().max(LONGEST_REASON).optional().describe("why, in a sentence"),
      way_out: z
        .string()
        .max(LONGEST_PLAN)
        .optional()
        .describe(
          'where no plan exists: a line "Change: …" for each change that makes one possible, and the plan that they give',
        ),
    }),
  },
} as const satisfies Record<string, { description: string; input: z.ZodType }>;

export type OwnToolName = keyof typeof OWN_TOOLS;

export function isOwnTool(name: string): name is OwnToolName {
  return Object.hasOwn(OWN_TOOLS, name);
}
