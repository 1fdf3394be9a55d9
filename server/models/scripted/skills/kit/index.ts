import type { Skill } from "../../skill";
import { actWithKit } from "./act";
import { handIn } from "./hand-in";
import { lead } from "./lead";

/** What agents with a benchmark's kit ask. */
export const kitSkills: readonly Skill[] = [actWithKit, handIn, ...lead];
