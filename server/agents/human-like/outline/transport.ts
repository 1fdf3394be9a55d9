import type { Event } from "@/server/episodes";
import type { CallTool } from "../../tool-caller";
import type { Route, RouteDay } from "./route";

/** What came of evaluating a route. */
export interface TransportEvaluation {
  /** Why the route must be remade; null when it can be traveled. */
  readonly problem: string | null;
  /** How it can be traveled, in sentences for the agents that plan. */
  readonly constraints: readonly string[];
}

interface Reach {
  readonly leg: RouteDay;
  readonly flight: boolean;
  readonly drive: boolean;
  readonly taxi: boolean;
}

/**
 * Whether a route can be traveled within the limit of the request (human-like reasoning, section 3.3 and Figure 2): a leg that
 * nothing serves sends it back, a leg that only some kind of transportation serves adds a constraint.
 */
export async function* evaluateTransport(route: Route, callTool: CallTool): AsyncGenerator<Event, TransportEvaluation> {
  const reaches: Reach[] = [];
  for (const leg of route.days.filter(({ from, city }) => from !== city)) {
    const { from: origin, city: destination, date } = leg;
    const flights = yield* callTool("FlightSearch", { origin, destination, date });
    const roads = yield* callTool("DistanceMatrix", { origin, destination, mode: "self-driving" });
    const hasRoad = roads.ok && !roads.empty;
    reaches.push({
      leg,
      flight: route.limit !== "no flight" && flights.ok && !flights.empty,
      drive: route.limit !== "no self-driving" && hasRoad,
      taxi: hasRoad,
    });
  }
  return judge(reaches);
}

function judge(reaches: readonly Reach[]): TransportEvaluation {
  const unreachable = reaches.filter(({ flight, taxi }) => !flight && !taxi);
  if (unreachable.length > 0) {
    const legs = unreachable.map(({ leg }) => `from ${leg.from} to ${leg.city} on ${leg.date}`).join(", ");
    return { problem: `there is neither a flight nor a road ${legs}.`, constraints: constraintsOf(reaches) };
  }
  return { problem: null, constraints: constraintsOf(reaches) };
}

/** Also of a route with a leg that nothing serves: after the last retry it is kept, and the other legs are to be traveled. */
function constraintsOf(reaches: readonly Reach[]): string[] {
  const served = reaches.filter(({ flight, taxi }) => flight || taxi);
  return [wholeTrip(reaches.every(({ drive }) => drive)), ...served.flatMap(onlyWay)];
}

function wholeTrip(drivable: boolean): string {
  return drivable
    ? "Either drive yourselves on every leg, or on none: driving oneself does not go with flights or taxis."
    : "Do not drive yourselves: not every leg can be driven, and driving oneself does not go with flights or taxis.";
}

function onlyWay({ leg, flight, taxi }: Reach): string[] {
  const way = `From ${leg.from} to ${leg.city}`;
  if (!taxi) return [`${way} there is no road: take a flight.`];
  return flight ? [] : [`${way} there is no flight that may be taken: go by road.`];
}
