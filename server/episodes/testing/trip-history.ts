import * as fc from "fast-check";
import type { VersionCause } from "@/server/trip";
import type { Event, EventOf } from "../event";
import type { TripProjection } from "../trip-projection/trip-view-of";
import { exampleChecks, exampleDinner, exampleItinerary, exampleRequest, proposedVersion } from "./example-trip";

const WHILE_PLANNING = ["noPlan", "error", "request", "think", "name"] as const;
const FIRST_END = ["plan", "plan", "plan", "cancel"] as const;
const ONCE_PLANNED = [
  ...([
    "edit",
    "edit",
    "askReplan",
    "cancelReplan",
    "replan",
    "replan",
    "take",
    "leave",
    "undo",
    "undo",
    "redo",
    "restore",
  ] as const),
  ...(["name", "book", "unbook", "request", "think", "noPlan", "error"] as const),
];

/** One thing that a traveler or a search does to a trip. `pick` chooses among what is possible when it happens. */
export interface TripStep {
  readonly does: (typeof WHILE_PLANNING | typeof FIRST_END | typeof ONCE_PLANNED)[number];
  readonly pick: number;
  readonly broken: number;
}

/** Histories in which a plan is soon found, since most can happen only then. */
export const tripHistory: fc.Arbitrary<TripStep[]> = fc
  .tuple(
    fc.array(step(WHILE_PLANNING), { maxLength: 2 }),
    step(FIRST_END),
    fc.array(step(ONCE_PLANNED), { maxLength: 25 }),
  )
  .map(([before, first, after]) => [...before, first, ...after]);

function step(does: readonly TripStep["does"][]): fc.Arbitrary<TripStep> {
  return fc.record({ does: fc.constantFrom(...does), pick: fc.nat(1_000), broken: fc.nat(2) });
}

/** The events of a step at a trip as it is; none where it is not possible. */
export function eventsOfStep({ does, pick, broken }: TripStep, { view, replan }: TripProjection): Event[] {
  const { plan, proposal, history } = view;
  const number = (history.versions.at(-1)?.number ?? 0) + 1;
  const request = { ...exampleRequest, people: 1 + (pick % 5) };
  const make = (cause: VersionCause, how: EventOf<"versionChosen">["how"] | null): Event[] => [
    proposedVersion(number, plan?.number ?? null, {
      by: cause.kind === "edited" ? "traveler" : "agent",
      cause,
      request,
      itinerary: exampleItinerary(pick % 4),
      unscheduled: pick % 3 === 0 ? [exampleDinner(1, pick % 4)] : [],
      keptOnPurpose: pick % 2 === 0 ? [`cuisines|1|restaurant-${pick % 4}`] : [],
      proven: cause.kind === "edited" ? null : pick % 2 === 0,
      otherTrips: pick % 4 === 0 ? [exampleItinerary(9)] : [],
    }),
    { type: "planVerified", version: number, checks: exampleChecks(broken) },
    ...(how === null ? [] : [{ type: "versionChosen", version: number, how } as const]),
  ];
  const whenPlanned = (events: () => Event[]) => (plan === null ? [] : events());
  const choose = (version: number | null, how: EventOf<"versionChosen">["how"]): Event[] =>
    version === null ? [] : [{ type: "versionChosen", version, how }];
  const booking = { day: 1 + (pick % 3), recordId: `restaurant-${pick % 4}`, note: `N${pick}` };

  switch (does) {
    case "plan":
      return plan === null ? make({ kind: "planned" }, "planned") : [];
    case "edit":
      return whenPlanned(() => {
        const edit = { kind: "lock", stopId: "day-1-dinner" } as const;
        return [{ type: "edited", edit }, ...make({ kind: "edited", edit, text: "Locked" }, "edited")];
      });
    case "replan":
      return whenPlanned(() => make({ kind: "replanned", changes: ["budget $90"] }, null));
    case "askReplan":
      return plan === null ? [] : [{ type: "replanAsked", base: plan.number, request, changes: ["budget $90"] }];
    case "cancelReplan":
      return replan === null ? [] : [{ type: "replanCancelled" }];
    case "restore":
      return whenPlanned(() => {
        const version = history.versions[pick % history.versions.length]?.number ?? 1;
        return make({ kind: "restored", version }, "restored");
      });
    case "take":
      return proposal?.kind === "plan" ? choose(proposal.version.number, "accepted") : [];
    case "leave":
      return proposal === null ? [] : [{ type: "proposalRejected" }];
    case "undo":
      return choose(history.undo, "undone");
    case "redo":
      return choose(history.redo, "redone");
    case "noPlan":
      return [noPlan(request)];
    case "error":
      return [{ type: "error", code: "planning_failed", message: `The search stopped (${pick}).` }];
    case "cancel":
      return [{ type: "ended", reason: "cancelled" }];
    case "name":
      return [{ type: "named", title: pick % 3 === 0 ? null : `  Spring ${pick} ` }];
    case "book":
    case "unbook":
      return [{ type: "booked", booking, done: does === "book" }];
    case "request":
      return [{ type: "requestChanged", request }];
    case "think":
      return [{ type: "thought", text: "Hm. ".repeat(pick) }];
  }
}

function noPlan(request: typeof exampleRequest): Event {
  const cost = exampleItinerary(2).cost.total;
  const way = { demand: "budget", change: "raise the budget", to: cost, also: [], cost } as const;
  return {
    type: "noPlanFound",
    request,
    explanation: "The budget is too small.",
    proven: true,
    conflicts: [["budget", "cuisines"]],
    relaxations: [
      { ...way, also: [], itinerary: exampleItinerary(2) },
      { ...way, also: [], itinerary: null },
    ],
  };
}
