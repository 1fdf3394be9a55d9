import { z } from "zod";
import type { Rollout } from "./rollout";
import type { RolloutGroup, RolloutRun, RolloutStep } from "./rollout-run";

/** The four signatures of training that goes wrong (DeepTravel, "Failure signatures"); docs/ROLLOUTS.md defines each. */
export type RolloutAlarmKind = "reward hacking" | "stale tools" | "growing buffer" | "entropy collapse";

/** Steps in a row in which a signature shows. */
export interface RolloutAlarm {
  readonly kind: RolloutAlarmKind;
  readonly since: number;
  /** Null: it shows in the last step. */
  readonly until: number | null;
  /** In a sentence, with the figures of its last step. */
  readonly detail: string;
}

/** The figures of a step without its tasks. */
export type RolloutFigures = Omit<RolloutStep, "groups" | "state">;

/** A folder of rollouts in a list. */
export interface RolloutRunItem {
  /** The name of its folder. */
  readonly id: string;
  readonly run: RolloutRun;
  /** Of the last finished step; null before the first. */
  readonly last: RolloutFigures | null;
}

export interface RolloutRunView {
  readonly id: string;
  readonly run: RolloutRun;
  readonly figures: readonly RolloutFigures[];
  readonly alarms: readonly RolloutAlarm[];
  /** The tasks of the step that was asked for, else of the last one; null before the first. */
  readonly step: { readonly number: number; readonly groups: readonly RolloutGroup[] } | null;
}

/** A rollout as it is read, without token ids. */
export interface RolloutView {
  readonly id: string;
  readonly rollout: Omit<Rollout, "tokens" | "tools">;
}

const placeSchema = z.number().int().min(0).max(1_000_000);

/** Which rollout of a folder is meant. */
export const rolloutPlaceSchema = z.object({ step: placeSchema, group: placeSchema, member: placeSchema });
export type RolloutPlace = z.infer<typeof rolloutPlaceSchema>;
