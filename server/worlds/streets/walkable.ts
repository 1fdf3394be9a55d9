import type { WayTags } from "./streets";

/** Not for feet, whatever else the way says. */
const NEVER_WALKED = new Set([
  ...["motorway", "motorway_link", "construction", "proposed", "planned", "abandoned", "razed", "raceway"],
  ...["bus_guideway", "busway", "escape", "rest_area", "services", "no"],
]);
/** For feet where the way says so. */
const SELDOM_WALKED = new Set(["trunk", "trunk_link", "bridleway"]);
const FOOT_ALLOWED = new Set(["yes", "designated", "permissive"]);
const FOOT_FORBIDDEN = new Set(["no", "private", "use_sidepath"]);
const ACCESS_FORBIDDEN = new Set(["no", "private"]);

/** A pace of stairs takes as long as this many paces on the flat. */
export const STAIRS_FACTOR = 2;

/** What a way is to a walker; null: it can't be walked. */
export interface WayOnFoot {
  readonly stairs: boolean;
  /** Passable in a wheelchair: no stairs, and not marked otherwise. */
  readonly wheelchair: boolean;
}

/** Whether and how a way with these tags is walked. A `foot` tag decides before `access`. */
export function wayOnFoot(tags: WayTags): WayOnFoot | null {
  const { highway, foot = "", access = "", wheelchair = "" } = tags;
  if (highway === undefined || NEVER_WALKED.has(highway) || FOOT_FORBIDDEN.has(foot)) return null;
  if (SELDOM_WALKED.has(highway) && !FOOT_ALLOWED.has(foot)) return null;
  if (ACCESS_FORBIDDEN.has(access) && !FOOT_ALLOWED.has(foot)) return null;
  const stairs = highway === "steps";
  return { stairs, wheelchair: !stairs && wheelchair !== "no" };
}
