import { breaksOf, type PlanVersion, type VersionCause } from "@/server/trip";
import type { TripView } from "@/server/views";
import { counted } from "../format";

/** What the last change of the plan did, and what it breaks now; null when the plan is the same. */
export function changeSentence(
  before: Pick<TripView, "plan" | "history">,
  after: Pick<TripView, "plan">,
): string | null {
  const [old, now] = [before.plan, after.plan];
  if (old === null || now === null || old.number === now.number) return null;
  return `${whatHappened(old, now, before.history).replace(/\.$/, "")}. ${brokenWords(now)}`;
}

function whatHappened(old: PlanVersion, now: PlanVersion, { undo, redo }: TripView["history"]): string {
  if (now.number === undo) return `Undone: ${causeWords(old.cause)}`;
  if (now.number === redo) return `Redone: ${causeWords(now.cause)}`;
  return causeWords(now.cause);
}

/** How a version came to be: "Moved Lotus Pavilion to Tue 24 Mar", "Re-planned: budget $2,400". */
export function causeWords(cause: VersionCause): string {
  switch (cause.kind) {
    case "planned":
      return "Planned";
    case "edited":
      return cause.text;
    case "replanned":
      return cause.changes.length === 0 ? "Re-planned the rest" : `Re-planned: ${cause.changes.join(", ")}`;
    case "restored":
      return `Restored version ${cause.version}`;
  }
}

function brokenWords(plan: PlanVersion): string {
  const broken = new Set(breaksOf(plan).flatMap(({ check, onPurpose }) => (onPurpose ? [] : [check.name]))).size;
  return broken === 0 ? "No problems." : `${counted(broken, "problem")}.`;
}
