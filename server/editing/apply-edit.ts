import { ok, type PlanEdit, type Result, type Stop } from "@/server/trip";
import { type World, worldOfTrip } from "@/server/worlds";
import { add } from "./changes/add";
import { book, unbook } from "./changes/book";
import { allow, exclude } from "./changes/exclude";
import { keep, unkeep } from "./changes/keep";
import { lock, unlock } from "./changes/lock";
import { move } from "./changes/move";
import { retime } from "./changes/retime";
import { swap } from "./changes/swap";
import { takeOtherTrip } from "./changes/take-other-trip";
import { remove, unschedule } from "./changes/unschedule";
import { costOf, placedStops, withCountedNights } from "./days";
import type { Change, EditedVersion, EditOutcome } from "./edited-version";
import { settledLocks, withLockedStops } from "./locks";

/**
 * What one change by hand makes of a plan: the plan itself, what is unscheduled, and the locks that make a re-plan keep the
 * change. Nothing is verified here: what the edit breaks is for the verifier to say. Pure; an edit that cannot be done is
 * a problem "bad_input" whose sentence tells the traveler what to do instead.
 */
export function applyEdit(version: EditedVersion, edit: PlanEdit, world: World): Result<EditOutcome> {
  const change = changeOf(version, edit, worldOfTrip(world, version.request));
  return change.ok ? ok(settle(version, change.value, world)) : change;
}

function changeOf(version: EditedVersion, edit: PlanEdit, world: World): Result<Change> {
  switch (edit.kind) {
    case "lock":
      return lock(version, edit);
    case "unlock":
      return unlock(version, edit);
    case "move":
      return move(version, edit, world);
    case "unschedule":
      return unschedule(version, edit);
    case "remove":
      return remove(version, edit);
    case "swap":
      return swap(version, edit, world);
    case "add":
      return add(version, edit, world);
    case "retime":
      return retime(version, edit, world);
    case "book":
      return book(version, edit, world);
    case "unbook":
      return unbook(version, edit);
    case "keep":
      return keep(version, edit);
    case "unkeep":
      return unkeep(version, edit);
    case "exclude":
      return exclude(version, edit);
    case "allow":
      return allow(version, edit);
    case "takeOtherTrip":
      return takeOtherTrip(version, edit);
  }
}

/** The version with a change, and with locks, bookings, what is unscheduled, counts of nights and sums as the days have it. */
function settle(version: EditedVersion, change: Change, world: World): EditOutcome {
  const counted = withCountedNights(change.days ?? version.itinerary.days);
  const asked = change.request ?? version.request;
  const locks = settledLocks(asked.locks, counted, change.locks ?? []);
  const days = withLockedStops(counted, locks);
  const records = new Set(placedStops(days).map(({ stop }) => stop.recordId));
  return {
    request: { ...asked, locks, booked: asked.booked.filter(({ id }) => records.has(id)) },
    itinerary: { ...version.itinerary, days, cost: costOf(days, world.describe().currency), givenUp: undefined },
    unscheduled: (change.unscheduled ?? version.unscheduled).map((stop): Stop => ({ ...stop, locked: false })),
    keptOnPurpose: change.keptOnPurpose ?? version.keptOnPurpose,
    otherTrips: change.otherTrips ?? version.otherTrips,
    text: change.text,
  };
}
