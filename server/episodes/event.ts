import { z } from "zod";
import {
  checkSchema,
  demandChangeSchema,
  demandNameSchema,
  itinerarySchema,
  localDateSchema,
  moneySchema,
  requestSchema,
  saidSchema,
} from "@/server/trip";

/** What an agent is asked to do: a text as the traveler wrote it, and the request itself where it is given as structure. */
export const taskSchema = z.object({
  id: z.string().min(1),
  text: z.string(),
  /** The day on which the text is said; "next Friday" counts from it. */
  today: localDateSchema,
  /** Given: the agent plans this request and does not read the text. Null: the text is all there is. */
  request: requestSchema.nullable(),
});
export type Task = z.infer<typeof taskSchema>;

const taskEvent = z.object({ type: z.literal("task"), task: taskSchema });

/** The traveler's words and what was read in them. */
const saidEvent = z.object({
  type: z.literal("said"),
  by: z.literal("traveler"),
  text: z.string(),
  understood: saidSchema,
});

/** What the agent must know before it can plan: a question or an objection for each field. */
const askedEvent = z.object({
  type: z.literal("asked"),
  questions: z.array(z.object({ field: z.string(), text: z.string() })).min(1),
});

/** The request that will be planned. */
const requestEvent = z.object({ type: z.literal("request"), request: requestSchema });

const planProposedEvent = z.object({
  type: z.literal("planProposed"),
  itinerary: itinerarySchema,
  /** Whether the agent proved that no itinerary is better for its objective. */
  proven: z.boolean(),
});

/** The agent's answer that no itinerary keeps the request, with the conflicts and ways out it found. */
const noPlanFoundEvent = z.object({
  type: z.literal("noPlanFound"),
  explanation: z.string(),
  proven: z.boolean(),
  conflicts: z.array(z.array(demandNameSchema)),
  relaxations: z.array(demandChangeSchema.extend({ also: z.array(demandChangeSchema), cost: moneySchema })),
});

/** The proposed plan, checked against the request by code other than the agent's. */
const planVerifiedEvent = z.object({ type: z.literal("planVerified"), checks: z.array(checkSchema) });

const scoredEvent = z.object({
  type: z.literal("scored"),
  scorer: z.string(),
  value: z.number(),
  /** The checks by name; null where one does not apply or was not reached. */
  parts: z.record(z.string(), z.boolean().nullable()),
  /** What the failed checks found, in sentences. */
  evidence: z.array(z.string()),
});

const errorEvent = z.object({ type: z.literal("error"), code: z.string(), message: z.string() });

export const endReasonSchema = z.enum(["planned", "infeasible", "unclear", "failed", "cancelled"]);
export type EndReason = z.infer<typeof endReasonSchema>;

const endedEvent = z.object({ type: z.literal("ended"), reason: endReasonSchema });

/** Everything that can happen in an episode (design.md, "The one idea: an episode"). */
export const eventSchema = z.discriminatedUnion("type", [
  taskEvent,
  saidEvent,
  askedEvent,
  requestEvent,
  planProposedEvent,
  noPlanFoundEvent,
  planVerifiedEvent,
  scoredEvent,
  errorEvent,
  endedEvent,
]);
export type Event = z.infer<typeof eventSchema>;
export type EventType = Event["type"];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
