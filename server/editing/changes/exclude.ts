import { ok, type PlanEditOf, type Result } from "@/server/trip";
import { placedStops } from "../days";
import { type Change, type EditedVersion, refuse } from "../edited-version";
import { withoutRecord, withRecord } from "../locks";

/** A record that was turned down: no later plan has it. */
export function exclude({ request, itinerary }: EditedVersion, edit: PlanEditOf<"exclude">): Result<Change> {
  if (placedStops(itinerary.days).some(({ stop }) => stop.recordId === edit.recordId)) {
    return refuse(`${edit.name} is in the plan; remove it there.`);
  }
  const locks = withoutRecord(request.locks, edit);
  return ok({ text: `Not again: ${edit.name}`, request: { ...request, locks } });
}

/** A record that was kept out may come again. */
export function allow({ request }: EditedVersion, { recordId }: PlanEditOf<"allow">): Result<Change> {
  const out = request.locks.find((lock) => lock.kind === "without" && lock.recordId === recordId);
  if (out?.kind !== "without") return refuse("That may come into the plan already.");
  const locks = withRecord(request.locks, recordId);
  return ok({ text: `Allowed ${out.name ?? "it"} again`, request: { ...request, locks } });
}
