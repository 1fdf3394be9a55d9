import { z } from "zod";
import {
  actSchema,
  checkSchema,
  delegationSchema,
  demandChangeSchema,
  demandNameSchema,
  entryKeySchema,
  entryValueSchema,
  itinerarySchema,
  localDateSchema,
  moneySchema,
  objectiveSchema,
  planEditSchema,
  relaxationSchema,
  replanChangesSchema,
  requestSchema,
  saidConstraintsSchema,
  saidSchema,
  saidTripSchema,
  stopSchema,
  strengthSchema,
  versionCauseSchema,
} from "@/server/trip";
import {
  bookingSchema,
  dialogPartSchema,
  failureKindSchema,
  faultSideSchema,
  modelRoleSchema,
  openQuestionSchema,
  talliesSchema,
} from "@/server/views";

/** What an agent is asked to do: a text as the traveler wrote it, and the request itself where it is given as structure. */
export const taskSchema = z.object({
  id: z.string().min(1),
  text: z.string(),
  /** The day on which the text is said; "next Friday" counts from it. */
  today: localDateSchema,
  /** Given: the agent plans this request and does not read the text. Null: the text is all there is. */
  request: requestSchema.nullable(),
  /** What a plan is to be optimal for; null: the agent decides. */
  objective: objectiveSchema.nullable(),
  /**
   * Sole planning (TravelPlanner, section 3.5): the legs whose cities' tables are given with the task, in order. Without it
   * an agent collects what it needs itself (two-stage).
   */
  referenceLegs: z
    .array(z.object({ origin: z.string(), destination: z.string(), date: localDateSchema }))
    .min(1)
    .optional(),
});
export type Task = z.infer<typeof taskSchema>;

const taskEvent = z.object({ type: z.literal("task"), task: taskSchema });

const partySchema = z.enum(["traveler", "agent"]);

/** Words of one of the parties; of the traveler's, what was read in them. */
const saidEvent = z.object({
  type: z.literal("said"),
  by: partySchema,
  text: z.string(),
  understood: saidSchema.nullable(),
  /** Stretches of the text with content that nothing was made of. */
  unread: z.array(z.string()).optional(),
  /** What the traveler's words are for; left out by events from before it was kept. */
  acts: z.array(actSchema).optional(),
});

/** What the agent must know before it can plan, or wants to know so that the plan suits: a question or an objection for each field. */
const askedEvent = z.object({
  type: z.literal("asked"),
  /** `field`: of the trip, or the key of a preference entry. */
  questions: z.array(z.object({ field: z.string(), text: z.string() })).min(1),
  /** In a conversation: the one question as it is put, with its reason and quick replies. */
  question: openQuestionSchema.optional(),
});

/** What a language model understood of the traveler's last words, in place of what the built-in reader did. */
const understoodEvent = z.object({
  type: z.literal("understood"),
  understood: saidSchema,
  unread: z.array(z.string()),
  acts: z.array(actSchema),
});

/** The agent's reply was stopped while it was being prepared; what was said stays. */
const replyStoppedEvent = z.object({ type: z.literal("replyStopped") });

/**
 * What is known of an entry, set, declined ("declined") or cleared (null) by hand, taken over from an earlier trip, or taken back from the
 * stenographer's notes.
 */
const entrySetEvent = z.object({
  type: z.literal("entrySet"),
  entry: entryKeySchema,
  value: entryValueSchema.nullable(),
  from: z.enum(["hand", "remembered", "notes"]),
});

/** Preferences of earlier trips that were offered and left. */
const rememberedDeclinedEvent = z.object({
  type: z.literal("rememberedDeclined"),
  entries: z.array(entryKeySchema).min(1),
});

/** What was said of the trip itself, changed by hand; `cleared` names fields that hold no longer. */
const tripEditedEvent = z.object({
  type: z.literal("tripEdited"),
  trip: saidTripSchema,
  constraints: saidConstraintsSchema,
  cleared: z.array(z.string()),
});

const delegatedEvent = z.object({ type: z.literal("delegated"), level: delegationSchema });

/** Whether people may rate the dialog, from now on, should its traveler let them rate chats at all; before this was said they may. */
const consentedEvent = z.object({ type: z.literal("consented"), rated: z.boolean() });

/** The conversation goes on from an earlier one, in place of its message `sequence`; the events up to it are repeated before this one. */
const branchedEvent = z.object({ type: z.literal("branched"), from: z.string(), sequence: z.number().int().min(0) });

/** What the agent thought; the [Think] of a question, a step of a method. */
const thoughtEvent = z.object({ type: z.literal("thought"), text: z.string() });

/** What a sub-agent learned by doing a subtask, for the agents of later ones (TDAG, section 4.2.2). */
export const learnedSkillSchema = z.object({
  name: z.string().min(1).max(200),
  /** The subtask that it is for. */
  detail: z.string().max(2_000),
  solution: z.string().max(4_000),
});
export type LearnedSkill = z.infer<typeof learnedSkillSchema>;

/** A skill of a library, with what its detail is as a vector of an embedding model; left out where none made one. */
const storedSkillSchema = learnedSkillSchema.extend({
  embedding: z.object({ model: z.string().max(1_000), vector: z.array(z.number()).min(1).max(16_384) }).optional(),
});
export type StoredSkill = z.infer<typeof storedSkillSchema>;

const skillStoredEvent = z.object({
  type: z.literal("skillStored"),
  skill: storedSkillSchema,
  /** Name of the stored skill in whose place this one is kept; null: it is a further one. */
  replaces: z.string().max(200).nullable(),
});

const toolCalledEvent = z.object({
  type: z.literal("toolCalled"),
  /** Matches the answer. */
  callId: z.string().min(1),
  tool: z.string().min(1),
  input: z.json(),
});

const toolAnsweredEvent = z.object({
  type: z.literal("toolAnswered"),
  callId: z.string().min(1),
  /** False: the output is an observation of what was wrong with the call. */
  ok: z.boolean(),
  output: z.json(),
});

const preferenceLearnedEvent = z.object({
  type: z.literal("preferenceLearned"),
  entry: entryKeySchema,
  value: entryValueSchema,
  strength: strengthSchema.default("want"),
  /** 0–1. */
  confidence: z.number().min(0).max(1),
  /** The words that show it. */
  evidence: z.string(),
});

/** The request as it is from now on; the first one is what will be planned. Without an objective that of before stays, at first "preferences". */
const requestChangedEvent = z.object({
  type: z.literal("requestChanged"),
  request: requestSchema,
  objective: objectiveSchema.optional(),
});

/** What was said over a plan and no plan can hold: all notes of the trip from now on, in the traveler's words. */
const notesChangedEvent = z.object({ type: z.literal("notesChanged"), notes: requestSchema.shape.notes.unwrap() });

/** A change of the plan by hand; the version that it makes follows as `planProposed`. */
const editedEvent = z.object({ type: z.literal("edited"), edit: planEditSchema });

/** Another plan is to be looked for around what is locked; it is pending until one is proposed, there is none, or it is cancelled. */
const replanAskedEvent = z.object({
  type: z.literal("replanAsked"),
  /** The current version. */
  base: z.number().int().min(1),
  request: requestSchema,
  changes: replanChangesSchema,
  /** Providers are asked first for what they offer. Left out: it is planned over what is known. */
  live: z.literal(true).optional(),
});

/** What was asked for last is no longer looked for. */
const replanCancelledEvent = z.object({ type: z.literal("replanCancelled") });

/** A version of the plan. It becomes current only once it is chosen (`versionChosen`). */
const planProposedEvent = z.object({
  type: z.literal("planProposed"),
  by: partySchema,
  /** From 1, without gaps. */
  version: z.number().int().min(1),
  base: z.number().int().min(1).nullable(),
  cause: versionCauseSchema,
  request: requestSchema,
  itinerary: itinerarySchema,
  unscheduled: z.array(stopSchema),
  keptOnPurpose: z.array(z.string()),
  /** Whether the agent proved that no itinerary is better for its objective; null where it was edited by hand. */
  proven: z.boolean().nullable(),
  otherTrips: z.array(itinerarySchema),
});

/** A version, checked against its request by code other than what made it. */
const planVerifiedEvent = z.object({
  type: z.literal("planVerified"),
  version: z.number().int().min(1),
  checks: z.array(checkSchema),
});

/** The current version from now on. */
const versionChosenEvent = z.object({
  type: z.literal("versionChosen"),
  version: z.number().int().min(1),
  how: z.enum(["planned", "edited", "accepted", "undone", "redone", "restored"]),
});

/** The answer that no itinerary keeps the request, with the conflicts and ways out that were found. */
const noPlanFoundEvent = z.object({
  type: z.literal("noPlanFound"),
  request: requestSchema,
  explanation: z.string(),
  proven: z.boolean(),
  conflicts: z.array(z.array(demandNameSchema)),
  relaxations: z.array(
    demandChangeSchema.extend({
      also: z.array(demandChangeSchema),
      cost: moneySchema,
      /** Null where the agent did not keep the plan that the way out would give. */
      itinerary: relaxationSchema.shape.itinerary.nullable(),
    }),
  ),
});

/** What a re-plan found was left. */
const proposalRejectedEvent = z.object({ type: z.literal("proposalRejected") });

/** The traveler's own name for the trip; null: the one made from the request again. */
const namedEvent = z.object({ type: z.literal("named"), title: z.string().trim().min(1).max(120).nullable() });

/** Something of the plan was booked for real, or no longer is. */
const bookedEvent = z.object({ type: z.literal("booked"), booking: bookingSchema, done: z.boolean() });

/** A figure that the server of a model may not have reported. */
const countOrUnknown = z.union([z.number().min(0), z.literal("unknown")]);

/** A call of a tool as a model wrote it; `input` is the text where it is no JSON. */
export const modelToolCallSchema = z.object({ id: z.string(), tool: z.string(), input: z.json() });
export type ModelToolCall = z.infer<typeof modelToolCallSchema>;

export const modelMessageSchema = z.discriminatedUnion("role", [
  z.object({ role: z.enum(["system", "user"]), content: z.string() }),
  z.object({ role: z.literal("assistant"), content: z.string(), toolCalls: z.array(modelToolCallSchema).optional() }),
  z.object({ role: z.literal("tool"), content: z.string(), callId: z.string(), tool: z.string() }),
]);
export type ModelMessage = z.infer<typeof modelMessageSchema>;

const tokenIdsSchema = z.array(z.number().int().min(0)).max(10_000_000).nullable();

/** The tokens of an answer as its server reports them, for trainers; null: it does not. Never made from the text. */
export const modelTokensSchema = z.object({
  /** Of the whole prompt, as the server's template renders it. */
  promptIds: tokenIdsSchema,
  ids: tokenIdsSchema,
  /** Natural logarithms of the probabilities, one for each token of the answer. */
  logprobs: z.array(z.number()).max(10_000_000).nullable(),
});
export type ModelTokens = z.infer<typeof modelTokensSchema>;

/** What a model answered. */
export const modelAnswerSchema = z.object({
  text: z.string(),
  toolCalls: z.array(modelToolCallSchema),
  finish: z.enum(["stop", "length", "tool calls", "content filter"]),
  /** Left out where they were not requested, or the server reports none. */
  tokens: modelTokensSchema.optional(),
});
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;

/** One call of a language model through the gateway: what was sent, what came back, what it took. */
const modelCalledEvent = z.object({
  type: z.literal("modelCalled"),
  role: modelRoleSchema,
  /** The configured name that was requested, and the model that the server says it served; null where none was. */
  requestedModel: z.string().min(1),
  servedModel: z.string().nullable(),
  messages: z.array(modelMessageSchema),
  /** Null where none was sent. */
  temperature: z.number().nullable(),
  /** What the model thought before it answered, which nobody reads as its answer; left out where it thought nothing that was shown. */
  reasoning: z.string().optional(),
  /** What the server does not take, and what was done instead, in sentences; left out where it takes everything. */
  adapted: z.array(z.string()).optional(),
  /** Null where the call failed, then `problem` says how, and where it was for vectors. */
  answer: modelAnswerSchema.nullable(),
  /** What came of a call for vectors: how many, and how long each is. Left out by all others. */
  vectors: z.object({ count: z.number().int().min(0), dimensions: z.number().int().min(0) }).optional(),
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  promptTokens: countOrUnknown,
  completionTokens: countOrUnknown,
  /** Milliseconds to the first token (TTFT) and to the end. */
  ttftMs: countOrUnknown,
  latencyMs: z.number().min(0),
  costUsd: countOrUnknown,
  /**
   * Metered usage: what limits count for the call with all its attempts, in US dollars and tokens: what servers reported, else as much as it
   * may have been by the text (docs/MODELS.md). No dollars for a model without a price, and none for an answer of the cache, whose tokens
   * count, so that a replay meets the same limits. Left out by calls from before it was kept.
   */
  meteredUsd: z.number().min(0).optional(),
  meteredTokens: z.number().min(0).optional(),
  /** Why another model than the one asked for served; null where it did not. */
  fallbackBecause: z.string().nullable(),
  retries: z.number().int().min(0),
  /** The answer came from the cache of replays: no server was asked. */
  cached: z.boolean(),
});

/**
 * A plan in words, and what was read of it: days in TravelPlanner's published format, as the plan has them, whether or
 * not what they name exists.
 */
const planWrittenEvent = z.object({
  type: z.literal("planWritten"),
  text: z.string(),
  days: z.array(z.record(z.string(), z.json())).nullable(),
  /** Where plans are lists of actions: these as they were written; null where none could be read. */
  actions: z.array(z.string()).nullable().optional(),
  /** Who read it: the tolerant reader, or a model where that could not; null where nobody could. */
  readBy: z.enum(["rules", "model"]).nullable(),
});

/** What went wrong in the episode, of the kinds that the papers count, and whose fault it is. */
const failureFoundEvent = z.object({
  type: z.literal("failureFound"),
  kind: failureKindSchema,
  side: faultSideSchema,
  /** In a sentence, with what shows it. */
  detail: z.string(),
});

const scoredEvent = z.object({
  type: z.literal("scored"),
  scorer: z.string(),
  value: z.number(),
  /** The checks by name; null where one does not apply or was not reached. */
  parts: z.record(z.string(), z.boolean().nullable()),
  /** Whether there was a plan, and whether it passes all that the benchmark asks. */
  delivered: z.boolean(),
  passed: z.boolean(),
  /** What it adds to the rates of its benchmark. */
  tallies: talliesSchema,
  /** What the failed checks found, in sentences. */
  evidence: z.array(z.string()),
  /** Series of figures that the report of a run is made of, by name; left out by scorers without any. */
  series: z.record(z.string().max(40), z.array(z.number()).max(100)).optional(),
});

const errorEvent = z.object({
  type: z.literal("error"),
  code: z.string(),
  message: z.string(),
  /** The part of a simulated dialog whose model gave a reply of no use; left out: the error is another. */
  part: dialogPartSchema.optional(),
  /** Who took the model's place then; left out: nobody. */
  replacedBy: z.string().max(100).optional(),
});

/** Code took a model's place for the rest of the episode: what comes of it is not the model's. */
const modelReplacedEvent = z.object({
  type: z.literal("modelReplaced"),
  role: modelRoleSchema,
  /** What took its place: "counts of words". */
  by: z.string().min(1).max(100),
  /** Why, in a sentence. */
  because: z.string().max(4_000),
});

/** "done" says that the agent did what it could: whether a plan, the proof that there is none or a question, the events before tell. */
export const endReasonSchema = z.enum([
  "done",
  "agent gave up",
  "step limit",
  "token limit",
  "time limit",
  "cost limit",
  /** Three calls in a row that were none, or the same call three times in a row. */
  "invalid actions",
  "dead loop",
  "traveler left",
  "cancelled",
  "model unavailable",
  /** What the agent wanted to send is longer than its model's context. */
  "context overflow",
  "internal",
]);
export type EndReason = z.infer<typeof endReasonSchema>;

const endedEvent = z.object({ type: z.literal("ended"), reason: endReasonSchema });

/**
 * A part of the work that has parts of its own: a sub-agent, a subtask, a step. Calls of tools and of models are spans too, and say so
 * themselves: `toolCalled` to `toolAnswered`, and `modelCalled`.
 */
const spanBeganEvent = z.object({
  type: z.literal("spanBegan"),
  kind: z.enum(["agent", "subtask", "step"]),
  /** "PathFinder", "Plan day 2": names the agent, or says in a few words what is to be done. */
  name: z.string().min(1).max(200),
  /** What it is given to do, in words. */
  goal: z.string().max(10_000).optional(),
});
export type SpanKind = z.infer<typeof spanBeganEvent>["kind"];

const spanEndedEvent = z.object({ type: z.literal("spanEnded"), status: z.enum(["ok", "failed"]) });

/** Which span an event belongs to (`spans.ts` stamps it). An event that begins or ends a span belongs to that span. */
const spanned = z.object({
  /** Left out: it belongs to the episode itself, the work of the agent that the header names. */
  spanId: z.string().min(1).max(64).optional(),
  /** The span around that one; left out: the episode itself. */
  parentId: z.string().min(1).max(64).optional(),
});

const anyEvent = z.discriminatedUnion("type", [
  taskEvent,
  saidEvent,
  askedEvent,
  understoodEvent,
  replyStoppedEvent,
  entrySetEvent,
  rememberedDeclinedEvent,
  tripEditedEvent,
  delegatedEvent,
  consentedEvent,
  branchedEvent,
  thoughtEvent,
  skillStoredEvent,
  toolCalledEvent,
  toolAnsweredEvent,
  preferenceLearnedEvent,
  requestChangedEvent,
  notesChangedEvent,
  editedEvent,
  replanAskedEvent,
  replanCancelledEvent,
  planProposedEvent,
  planVerifiedEvent,
  planWrittenEvent,
  versionChosenEvent,
  noPlanFoundEvent,
  proposalRejectedEvent,
  namedEvent,
  bookedEvent,
  modelCalledEvent,
  spanBeganEvent,
  spanEndedEvent,
  scoredEvent,
  failureFoundEvent,
  modelReplacedEvent,
  errorEvent,
  endedEvent,
]);

/** Everything that can happen in an episode (design.md, "The one idea: an episode"), with the span that it belongs to. */
export const eventSchema = anyEvent.and(spanned);
export type Event = z.infer<typeof eventSchema>;
export type EventType = Event["type"];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
