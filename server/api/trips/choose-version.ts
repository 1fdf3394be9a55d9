import { nextVersion, type VersionDraft, versionEvents } from "@/server/conversation";
import { ProblemError } from "@/server/trip";
import type { TripView } from "@/server/views";
import { getServices } from "../services";
import { changeTrip, standing } from "./change-trip";

/** Undo or redo. Throws ProblemError when there is nothing to go to. */
export function step(id: string, version: number, how: "undone" | "redone"): Promise<TripView> {
  return changeTrip(id, (view) => {
    standing(view, version);
    const to = how === "undone" ? view.history.undo : view.history.redo;
    if (to === null) {
      const message = how === "undone" ? "There is nothing to undo." : "There is nothing to redo.";
      throw new ProblemError({ code: "bad_input", message });
    }
    return [{ type: "versionChosen", version: to, how }];
  });
}

/** Makes an earlier version the current one, as a new version, so that it can be undone. */
export async function restoreVersion(id: string, version: number, to: number): Promise<TripView> {
  const earlier = await (await getServices()).episodes.version(id, to);
  if (earlier === null) {
    throw new ProblemError({ code: "not_found", message: "That version does not exist.", where: { field: "to" } });
  }
  return changeTrip(id, (view) => {
    standing(view, version);
    const { checks, at: _, ...rest } = earlier;
    const draft: VersionDraft = {
      ...rest,
      number: nextVersion(view),
      base: version,
      by: "traveler",
      cause: { kind: "restored", version: to },
    };
    return versionEvents(draft, checks, "restored");
  });
}
