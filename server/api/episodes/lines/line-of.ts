import type { EventOf, EventType, RecordedEvent } from "@/server/episodes";
import { formatMoney, isBroken, preferenceEntry } from "@/server/trip";
import type { EventLine } from "./event-line";

const LONGEST_TEXT = 180;

/** What is particular to an event; the rest of its line is as for every other. */
type Particulars = Partial<
  Pick<EventLine, "subject" | "state" | "callId" | "tookMs" | "tokens" | "costUsd" | "spanKind">
> & { text: string };

type EventByType = { [T in EventType]: EventOf<T> };
const PARTICULARS: { [T in EventType]: (event: EventByType[T]) => Particulars } = {
  task: ({ task }) => ({ subject: task.id, text: task.text }),
  said: ({ by, text }) => ({ subject: by, text }),
  asked: ({ questions }) => ({ text: questions.map((question) => question.text).join(" ") }),
  understood: ({ understood: { trip, constraints, entries } }) => ({
    text: JSON.stringify({ ...trip, ...constraints, ...entries }),
  }),
  replyStopped: () => ({ text: "" }),
  entrySet: ({ entry, value, from }) => ({
    subject: preferenceEntry(entry).title,
    text: `${value ?? "cleared"} (${from})`,
  }),
  rememberedDeclined: ({ entries }) => ({ text: entries.map((entry) => preferenceEntry(entry).title).join(", ") }),
  tripEdited: ({ trip, constraints, cleared }) => ({ text: JSON.stringify({ ...trip, ...constraints, cleared }) }),
  delegated: ({ level }) => ({ text: level }),
  consented: ({ rated }) => ({ text: rated ? "may be rated" : "may not be rated" }),
  branched: ({ from, sequence }) => ({ text: `from ${from}, event ${sequence}` }),
  thought: ({ text }) => ({ text }),
  skillStored: ({ skill, replaces }) => ({
    subject: skill.name,
    text: replaces === null ? skill.detail : `in place of "${replaces}": ${skill.detail}`,
  }),
  toolCalled: ({ tool, input, callId }) => ({ subject: tool, text: argumentsText(input), callId }),
  toolAnswered: ({ ok, output, callId }) => ({ state: ok ? "plain" : "bad", text: jsonText(output), callId }),
  preferenceLearned: ({ entry, value }) => ({ subject: preferenceEntry(entry).title, text: String(value) }),
  requestChanged: ({ request }) => ({
    text: `${request.origin}, for ${request.people}, ${daysText(request.dates.days)}${
      request.demands.budget === null ? "" : `, ${formatMoney(request.demands.budget)}`
    }`,
  }),
  notesChanged: ({ notes }) => ({ text: notes.join("; ") }),
  edited: ({ edit }) => ({ subject: edit.kind, text: "" }),
  replanAsked: ({ base, changes }) => ({ subject: `Version ${base}`, text: changes.join("; ") }),
  replanCancelled: () => ({ text: "" }),
  planProposed: ({ version, cause, itinerary }) => ({
    subject: `Version ${version}`,
    text: `${cause.kind}, ${daysText(itinerary.days.length)}, ${formatMoney(itinerary.cost.total)}`,
  }),
  planVerified: ({ version, checks }) => {
    const broken = checks.filter(isBroken);
    return {
      subject: `Version ${version}`,
      state: broken.length === 0 ? "good" : "bad",
      text: broken.length === 0 ? "Everything is met" : `Broken: ${broken.map(({ label }) => label).join(", ")}`,
    };
  },
  planWritten: ({ text, days, actions, readBy }) => ({
    subject: readBy === null ? "not read" : `${planSize(days, actions)}, read by ${readBy}`,
    state: readBy === null ? "bad" : "plain",
    text,
  }),
  versionChosen: ({ version, how }) => ({ subject: `Version ${version}`, text: how }),
  noPlanFound: ({ explanation }) => ({ state: "bad", text: explanation }),
  proposalRejected: () => ({ text: "" }),
  named: ({ title }) => ({ text: title ?? "named after its request again" }),
  booked: ({ booking, done }) => ({
    text: `${booking.recordId}, day ${booking.day}: ${done ? "booked" : "not booked"}`,
  }),
  modelCalled: (event) => ({
    subject: event.role,
    state: event.problem === null ? "plain" : "bad",
    text: event.problem?.message ?? modelAnswerText(event),
    tookMs: event.latencyMs,
    tokens: tokensOf(event),
    costUsd: event.costUsd,
  }),
  spanBegan: ({ kind, name, goal = "" }) => ({ subject: name, text: goal, spanKind: kind }),
  spanEnded: ({ status }) => ({ state: status === "ok" ? "plain" : "bad", text: status }),
  scored: ({ scorer, value, evidence }) => ({
    subject: scorer,
    state: value === 1 ? "good" : value === 0 ? "bad" : "plain",
    text: [value.toString(), ...evidence].join(" · "),
  }),
  failureFound: ({ kind, side, detail }) => ({ subject: kind, state: "bad", text: `${side}: ${detail}` }),
  modelReplaced: ({ role, by, because }) => ({ subject: role, state: "bad", text: `${by} in its place: ${because}` }),
  error: ({ code, message }) => ({ subject: code, state: "bad", text: message }),
  ended: ({ reason }) => ({ state: reason === "done" ? "good" : "bad", text: reason }),
};

/** The line of an event. */
export function lineOf({ sequence, atMs, event }: RecordedEvent): EventLine {
  const { text, ...particulars } = particularsOf(event.type, event);
  return {
    sequence,
    atMs,
    type: event.type,
    subject: null,
    state: "plain",
    callId: null,
    tookMs: null,
    tokens: null,
    costUsd: null,
    spanId: event.spanId ?? null,
    parentId: event.parentId ?? null,
    spanKind: null,
    ...particulars,
    text: beginningOf(text),
  };
}

function particularsOf<T extends EventType>(type: T, event: EventByType[T]): Particulars {
  return PARTICULARS[type](event);
}

function modelAnswerText({ answer, vectors }: EventOf<"modelCalled">): string {
  if (vectors !== undefined) return `${vectors.count} vectors of ${vectors.dimensions} dimensions`;
  if (answer === null) return "";
  const calls = answer.toolCalls.map(({ tool, input }) => `${tool}(${argumentsText(input)})`);
  return [answer.text, ...calls].filter((part) => part !== "").join(" ");
}

function tokensOf({ promptTokens, completionTokens }: EventOf<"modelCalled">): number | null {
  return promptTokens === "unknown" || completionTokens === "unknown" ? null : promptTokens + completionTokens;
}

/** "origin: Dallas, destination: Austin": by name, for the database keeps no order of fields; anything else as JSON. */
function argumentsText(input: EventOf<"toolCalled">["input"]): string {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return jsonText(input);
  return Object.entries(input)
    .map(([name, value]) => `${name}: ${jsonText(value)}`)
    .join(", ");
}

function jsonText(value: EventOf<"toolAnswered">["output"]): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function planSize(days: EventOf<"planWritten">["days"], actions: EventOf<"planWritten">["actions"]): string {
  if (days !== null) return daysText(days.length);
  return actions?.length === 1 ? "1 action" : `${actions?.length ?? 0} actions`;
}

function daysText(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}

/** Cut before it is searched for blanks: a tool's answer may be very long. */
function beginningOf(text: string): string {
  const line = text
    .slice(0, 4 * LONGEST_TEXT)
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= LONGEST_TEXT ? line : `${line.slice(0, LONGEST_TEXT - 1)}…`;
}
