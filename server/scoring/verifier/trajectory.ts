import { z } from "zod";
import { demandChangeSchema, itinerarySchema, localDateSchema, requestSchema } from "@/server/trip";
import { itinerarybenchTaskSchema, travelplannerQuerySchema } from "..";

/** More than any of them needs: what is longer is refused as it is read. */
const MOST_TURNS = 500;
const MOST_CALLS = 50;
const LONGEST_TEXT = 200_000;
const LONGEST_PLAN = 1_000;

const text = z.string().max(LONGEST_TEXT);

/** What was asked, and by which rules the final plan is judged. */
export const verifiedTaskSchema = z.object({
  id: z.string().min(1).max(200),
  /** The prompt: the traveler's words. Nothing in it supports a claim. */
  text,
  today: localDateSchema,
  /** What the words ask for; null only where published rules judge the plan. */
  request: requestSchema.nullable(),
  /** "requirements": the request's demands and the rules of a sensible trip; else the published rules of a benchmark. */
  rules: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("requirements") }),
    z.object({ kind: z.literal("travelplanner"), query: travelplannerQuerySchema }),
    z.object({ kind: z.literal("itinerarybench"), task: itinerarybenchTaskSchema }),
  ]),
  /** Whether any plan meets the request; null: nobody knows, and the answer that there is none earns nothing. */
  solvable: z.boolean().nullable(),
});
export type VerifiedTask = z.infer<typeof verifiedTaskSchema>;

const callSchema = z.object({
  tool: z.string().max(200),
  input: z.json(),
  /** False: the output says what was wrong with the call, and supports no claim. */
  ok: z.boolean(),
  /** As the tool gave it, JSON or a text. */
  output: z.json(),
});
export type TrajectoryCall = z.infer<typeof callSchema>;

/** Words of the agent, then the calls that it made with them. A claim in the words needs an observation of an earlier turn. */
const turnSchema = z.object({ text, calls: z.array(callSchema).max(MOST_CALLS) });
export type Turn = z.infer<typeof turnSchema>;

/** What the agent hands in. `text`: its last words, which are the last turn. */
const finalSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("itinerary"), itinerary: itinerarySchema, text }),
  /** Days in TravelPlanner's published format. */
  z.object({ kind: z.literal("days"), days: z.array(z.record(z.string().max(100), z.json())).max(LONGEST_PLAN), text }),
  /** Actions in ItineraryBench's published format. */
  z.object({ kind: z.literal("actions"), actions: z.array(z.string().max(2_000)).max(LONGEST_PLAN), text }),
  /** The answer that no plan meets the request, with what to change, and the plan that each change would give. */
  z.object({
    kind: z.literal("noPlan"),
    relaxations: z
      .array(
        demandChangeSchema.extend({ also: z.array(demandChangeSchema).max(20), itinerary: itinerarySchema.nullable() }),
      )
      .max(100),
    text,
  }),
  /** Nothing but words. */
  z.object({ kind: z.literal("none"), text }),
]);
export type FinalAnswer = z.infer<typeof finalSchema>;

export const trajectorySchema = z.object({ turns: z.array(turnSchema).max(MOST_TURNS), final: finalSchema });
export type Trajectory = z.infer<typeof trajectorySchema>;
