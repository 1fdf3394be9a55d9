import { demandsIn, withoutDemand } from "./demanded";
import type { DemandChange, Relaxation } from "./plan-result";
import type { TripRequest } from "./request";

/** The request with a way out taken: its change and every further one. */
export function withRelaxation(
  request: TripRequest,
  { demand, change, to, also }: Omit<Relaxation, "cost" | "itinerary">,
): TripRequest {
  return [{ demand, change, to }, ...also].reduce(withChange, request);
}

/** A budget, a start date or a smaller trip is set to the change's; any other of the conflict demands is dropped; the rest is held fixed. */
function withChange(request: TripRequest, { demand, to }: DemandChange): TripRequest {
  if (demand === "dates" && typeof to === "string") {
    return { ...request, dates: { kind: "fixed", start: to, days: request.dates.days } };
  }
  if (to !== null && typeof to === "object" && "days" in to) {
    const { destination, days } = to;
    return { ...request, destination, dates: { ...request.dates, days } };
  }
  if (demand === "budget" && to !== null && typeof to === "object") {
    return { ...request, demands: { ...request.demands, budget: to } };
  }
  const dropped = demandsIn(request).find((name) => name === demand);
  return dropped === undefined ? request : withoutDemand(request, dropped);
}
