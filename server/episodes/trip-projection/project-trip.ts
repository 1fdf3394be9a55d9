import type { ConversationRow, TripRow, TripVersionRow } from "@/db";
import { breaksOf, type Objective, type TripRequest } from "@/server/trip";
import type { NoPlan } from "@/server/views";
import type { EpisodeHeader, RecordedEvent } from "../episode";
import type { Event, EventOf } from "../event";
import { planSummary } from "./plan-summary";
import type { TripState } from "./trip-state";

/**
 * The trip after one more event of its episode; `state` is null before the first. Throws when the event cannot follow
 * (another beginning than a task with a request and an objective, a version that does not exist).
 */
export function projectTrip(
  { id, startedAt }: Pick<EpisodeHeader, "id" | "startedAt">,
  state: TripState | null,
  { sequence, atMs, event }: RecordedEvent,
): TripState {
  const at = new Date(Date.parse(startedAt) + atMs);
  if (state === null) return begun(id, sequence, at, event);
  const { trip, versions } = happened(state, event, sequence, at);
  return { trip: { ...trip, revision: sequence, changedAt: at }, versions };
}

function begun(id: string, sequence: number, at: Date, event: Event): TripState {
  if (event.type !== "task" || event.task.request === null || event.task.objective === null) {
    throw new Error(`The episode ${id} does not begin with a task that gives a request and an objective.`);
  }
  const { text, request, objective } = event.task;
  return newTrip({ id, title: null, text, createdAt: at, changedAt: at }, sequence, request, objective);
}

/** The trip that a conversation becomes with its first request; null while it has none. */
export function beginTalkedTrip(conversation: ConversationRow, { sequence, event }: RecordedEvent): TripState | null {
  if (event.type !== "requestChanged") return null;
  return newTrip(conversation, sequence, event.request, event.objective ?? "preferences");
}

function newTrip(
  { id, title, text, createdAt, changedAt }: Pick<TripRow, "id" | "title" | "text" | "createdAt" | "changedAt">,
  revision: number,
  request: TripRequest,
  objective: Objective,
): TripState {
  const trip: TripRow = {
    id,
    title,
    text,
    request,
    objective,
    status: "planning",
    noPlan: null,
    problem: null,
    version: null,
    redo: [],
    proposal: null,
    replan: null,
    bookings: [],
    summary: null,
    revision,
    createdAt,
    changedAt,
  };
  return { trip, versions: new Map() };
}

function happened(state: TripState, event: Event, sequence: number, at: Date): TripState {
  const { trip } = state;
  const changed = (changes: Partial<TripRow>): TripState => ({ ...state, trip: { ...trip, ...changes } });
  switch (event.type) {
    case "requestChanged":
      // Once there is a plan, the request is that of its version. Without one, it is planned (again).
      return trip.version === null
        ? changed({
            request: event.request,
            objective: event.objective ?? trip.objective,
            status: "planning",
            noPlan: null,
            problem: null,
          })
        : state;
    case "notesChanged":
      return changed({ request: { ...trip.request, notes: event.notes } });
    case "replanAsked": {
      const { base, request, changes, live } = event;
      return changed({ replan: { sequence, base, request, changes, ...(live && { live }) } });
    }
    case "replanCancelled":
      return changed({ replan: null });
    case "planProposed":
      return proposed(state, event, at);
    case "planVerified":
      return verified(state, event);
    case "versionChosen":
      return chosen(state, event);
    case "noPlanFound":
      return trip.version === null
        ? changed({ status: "infeasible", noPlan: noPlanOf(event), problem: null })
        : changed({ replan: null, proposal: { kind: "noPlan", noPlan: noPlanOf(event), ...liveOf(trip) } });
    case "error":
      return trip.version === null
        ? changed({ status: "failed", noPlan: null, problem: event.message })
        : changed({ replan: null, proposal: { kind: "problem", sentence: event.message, ...liveOf(trip) } });
    case "proposalRejected":
      return changed({ proposal: null });
    case "named":
      return changed({ title: event.title });
    case "booked":
      return changed({ bookings: bookingsAfter(trip.bookings, event) });
    case "ended":
      return trip.status === "planning" ? changed(endOfPlanning(event)) : state;
    default:
      return state;
  }
}

/** Whether what is found was looked for with live prices. */
function liveOf({ replan }: TripRow): { live?: true } {
  return replan?.live ? { live: true } : {};
}

function proposed({ trip, versions }: TripState, event: EventOf<"planProposed">, at: Date): TripState {
  const { version: number, base, cause, request, itinerary, unscheduled, keptOnPurpose, proven, otherTrips } = event;
  const { amountMinor: costMinor, fromMinor: costFromMinor = null, currency } = itinerary.cost.total;
  const version: TripVersionRow = {
    tripId: trip.id,
    number,
    base,
    cause,
    request,
    itinerary,
    unscheduled,
    checks: [],
    keptOnPurpose,
    proven,
    otherTrips,
    costMinor,
    costFromMinor,
    currency,
    broken: 0,
    at,
  };
  return {
    // It is a proposal until it is chosen, which changes by hand are at once.
    trip: {
      ...trip,
      proposal: cause.kind === "planned" ? trip.proposal : { kind: "plan", version: number },
      replan: cause.kind === "replanned" ? null : trip.replan,
    },
    versions: new Map(versions).set(number, version),
  };
}

function verified(state: TripState, { version: number, checks }: EventOf<"planVerified">): TripState {
  const unverified = versionOf(state, number);
  const version = { ...unverified, checks, broken: breaksOf({ ...unverified, checks }).length };
  const isCurrent = state.trip.version === number;
  return {
    trip: isCurrent ? { ...state.trip, summary: planSummary(version) } : state.trip,
    versions: new Map(state.versions).set(number, version),
  };
}

function chosen(state: TripState, { version: number, how }: EventOf<"versionChosen">): TripState {
  const { trip } = state;
  const version = versionOf(state, number);
  return {
    ...state,
    trip: {
      ...trip,
      status: "planned",
      version: number,
      // Notes are the trip's: which version is current changes nothing about what was said.
      request: trip.version === null ? version.request : { ...version.request, notes: trip.request.notes },
      summary: planSummary(version),
      redo: redoAfter(trip, how),
      proposal: null,
      noPlan: null,
      problem: null,
    },
  };
}

function redoAfter({ redo, version }: TripRow, how: EventOf<"versionChosen">["how"]): number[] {
  if (how === "undone") return version === null ? redo : [...redo, version];
  return how === "redone" ? redo.slice(0, -1) : [];
}

function noPlanOf({ request, proven, explanation, conflicts, relaxations }: EventOf<"noPlanFound">): NoPlan {
  // A way out that cannot be shown is no help.
  const shown = relaxations.flatMap(({ itinerary, ...relaxation }) =>
    itinerary === null ? [] : [{ ...relaxation, itinerary }],
  );
  return { request, proven, explanation, conflicts, relaxations: shown };
}

function bookingsAfter(bookings: TripRow["bookings"], { booking, done }: EventOf<"booked">): TripRow["bookings"] {
  const others = bookings.filter(({ day, recordId }) => day !== booking.day || recordId !== booking.recordId);
  return done ? [...others, booking] : others;
}

function endOfPlanning({ reason }: EventOf<"ended">): Partial<TripRow> {
  if (reason === "cancelled") return { status: "cancelled" };
  return { status: "failed", problem: `Planning ended without a plan (${reason}). Try again.` };
}

function versionOf({ trip, versions }: TripState, number: number): TripVersionRow {
  const version = versions.get(number);
  if (version === undefined) throw new Error(`The trip ${trip.id} has no version ${number}.`);
  return version;
}
