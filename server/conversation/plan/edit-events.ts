import { applyEdit, type EditedVersion, type EditOutcome, keptAfterReplan } from "@/server/editing";
import type { Event } from "@/server/episodes";
import { verifyItinerary } from "@/server/scoring";
import { type Check, type PlanEdit, type PlanVersion, ProblemError } from "@/server/trip";
import type { TripView } from "@/server/views";
import type { World } from "@/server/worlds";
import { nextVersion, type VersionDraft, versionEvents } from "./version-events";

/** The events of changes by hand, made one after the other: they stand at once. */
export function editEvents(
  view: Pick<TripView, "history">,
  plan: PlanVersion,
  edits: readonly PlanEdit[],
  world: World,
): readonly Event[] {
  const { draft, checks } = editedDraft(view, plan, edits, world);
  return [...edits.map((edit): Event => ({ type: "edited", edit })), ...versionEvents(draft, checks, "edited")];
}

/** The events of changes that are shown before they are taken: a version that becomes current only once it is chosen. */
export function proposedEditEvents(
  view: Pick<TripView, "history">,
  plan: PlanVersion,
  edits: readonly PlanEdit[],
  world: World,
): { readonly events: readonly Event[]; readonly proposed: VersionDraft } {
  const { draft, checks } = editedDraft(view, plan, edits, world);
  return { events: versionEvents(draft, checks, null), proposed: draft };
}

/** The version that edits make of a plan, one after the other, verified. Throws ProblemError with what to do instead. */
function editedDraft(
  view: Pick<TripView, "history">,
  plan: PlanVersion,
  edits: readonly PlanEdit[],
  world: World,
): { draft: VersionDraft; checks: Check[] } {
  const texts: string[] = [];
  let edited: EditedVersion = plan;
  for (const edit of edits) {
    const outcome = applyEdit(edited, edit, world);
    if (!outcome.ok) throw new ProblemError(outcome.problem);
    const { text, ...rest } = outcome.value;
    texts.push(text);
    edited = { ...mutable(rest), checks: plan.checks };
  }
  const { request, itinerary, unscheduled, keptOnPurpose, otherTrips } = edited;
  const [edit] = edits;
  if (edit === undefined) throw new Error("There is nothing to edit.");
  const checks = verifyItinerary(request, itinerary, world);
  const draft: VersionDraft = {
    number: nextVersion(view),
    base: plan.number,
    by: "traveler",
    cause: { kind: "edited", edit, text: texts.join("; ") },
    request,
    itinerary,
    unscheduled,
    // What the edit mended is no longer kept on purpose, so that breaking it again shows.
    keptOnPurpose: keptAfterReplan({ request, keptOnPurpose }, checks, itinerary),
    // The planner's proof was about its own plan; locking changes nothing of it, nor does ruling out what is not in it.
    proven: edits.every(({ kind }) => kind === "lock" || kind === "unlock" || kind === "exclude") ? plan.proven : null,
    otherTrips,
  };
  return { draft, checks };
}

function mutable({ request, itinerary, unscheduled, keptOnPurpose, otherTrips }: Omit<EditOutcome, "text">) {
  const lists = { unscheduled: [...unscheduled], keptOnPurpose: [...keptOnPurpose], otherTrips: [...otherTrips] };
  return { request, itinerary, ...lists };
}
