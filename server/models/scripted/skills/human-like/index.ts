import type { Skill } from "../../skill";
import { describe } from "./describe";
import { evaluateDay } from "./evaluate-day";
import { findPath } from "./find-path";
import { listGuides, listKeyPoints } from "./list-points";
import { planOneDay } from "./plan-day";
import { think } from "./think";
import { writeAction } from "./write-action";

/** The agents of the human-like framework, one ability each. */
export const humanLikeSkills: readonly Skill[] = [
  findPath,
  listKeyPoints,
  listGuides,
  think,
  writeAction,
  describe,
  planOneDay,
  evaluateDay,
];
