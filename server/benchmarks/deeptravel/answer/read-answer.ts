import { readPlanText, type TaskKit, withNamesOfTables } from "@/server/agents";
import { itineraryOfNames } from "@/server/editing";
import type { EventOf } from "@/server/episodes";
import type { PublishedDay } from "@/server/scoring";
import { type Itinerary, type TripRequest, withRelaxation } from "@/server/trip";
import type { World } from "@/server/worlds";
import { readNoPlan } from "./no-plan";
import { namedDaysOf, type StructuredDays, structuredDaysSchema } from "./structured-days";
import { namedDaysOfWords } from "./written-days";

const UNREADABLE = "No day of a plan could be read. Write it in the requested form.";

/**
 * What an agent hands in: a plan in words or as JSON, or that there is none, with the changes that would help and the plan that they give.
 * Names become the world's records; what cannot be read is a plan in words without days.
 */
export function readAnswer(text: string, request: TripRequest, world: World): ReturnType<TaskKit["readPlan"]> {
  const none = readNoPlan(text, request);
  if (none === null) {
    const itinerary = readItinerary(text, request, world);
    return itinerary === null ? unreadable(text, UNREADABLE) : { plan: proposed(request, itinerary), complaint: null };
  }
  const [first, ...also] = none.changes;
  const unknown = none.unknown[0];
  if (unknown !== undefined) {
    return unreadable(
      text,
      `"${unknown}" is no change. Write "Change: budget AMOUNT", "Change: start DATE" or "Change: drop NAME".`,
    );
  }
  if (first === undefined)
    return { plan: noPlan(request, []), complaint: "Name a change that would help, and the plan that it gives." };
  const itinerary = readItinerary(none.rest, withRelaxation(request, { ...first, also }), world);
  const relaxation = {
    ...first,
    also,
    cost: itinerary?.cost.total ?? { amountMinor: 0, currency: world.describe().currency },
    itinerary,
  };
  return {
    plan: noPlan(request, [relaxation]),
    complaint: itinerary === null ? `The plan that the changes give is missing. ${UNREADABLE}` : null,
  };
}

/** The itinerary of a plan as JSON, else of one in words; null where neither can be read. */
function readItinerary(text: string, request: TripRequest, world: World): Itinerary | null {
  const structured = structuredIn(text);
  if (structured !== null) return itineraryOfStructured(structured, request, world);
  const days = readPlanText(text);
  return days === null
    ? null
    : itineraryOfDays(
        withNamesOfTables(days, world).map((day) => ({ ...day })),
        request,
        world,
      );
}

function itineraryOfStructured(days: StructuredDays, request: TripRequest, world: World): Itinerary {
  return itineraryOfNames(request, { start: startOf(request), days: namedDaysOf(days, request.origin) }, world);
}

/** The itinerary of days in TravelPlanner's form. */
export function itineraryOfDays(days: readonly PublishedDay[], request: TripRequest, world: World): Itinerary {
  return itineraryOfNames(request, { start: startOf(request), days: namedDaysOfWords(days) }, world);
}

/** Of flexible dates the first: plans name no dates. */
function startOf({ dates }: TripRequest): string {
  return dates.kind === "fixed" ? dates.start : dates.from;
}

type Relaxations = EventOf<"noPlanFound">["relaxations"];

function unreadable(text: string, complaint: string): ReturnType<TaskKit["readPlan"]> {
  return { plan: { type: "planWritten", text, days: null, readBy: null }, complaint };
}

/** As a submitted plan: nobody proved anything of it. */
export function proposed(request: TripRequest, itinerary: Itinerary): EventOf<"planProposed"> {
  return {
    ...{ type: "planProposed", by: "agent", version: 1, base: null, cause: { kind: "planned" } },
    ...{ request, itinerary, unscheduled: [], keptOnPurpose: [], proven: false, otherTrips: [] },
  };
}

/** What is claimed is in the changes and their plan; whatever else was said of it is left out. */
export function noPlan(request: TripRequest, relaxations: Relaxations): EventOf<"noPlanFound"> {
  const explanation = "No plan meets all that is asked for.";
  return { type: "noPlanFound", request, explanation, proven: false, conflicts: [], relaxations };
}

/** Days as JSON, in a fence or among other words: an array of them, or an object that has one as `days`. */
function structuredIn(text: string): StructuredDays | null {
  for (const [open, close] of [
    ["{", "}"],
    ["[", "]"],
  ] as const) {
    const [start, end] = [text.indexOf(open), text.lastIndexOf(close)];
    if (start < 0 || end < start) continue;
    const value = parsed(text.slice(start, end + 1));
    const days = typeof value === "object" && value !== null && "days" in value ? value.days : value;
    const read = structuredDaysSchema.safeParse(days);
    if (read.success) return read.data;
  }
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
