import { z } from "zod";
import { LONGEST_NAME } from "@/server/trip";

/** What the others of a trip see as someone's name. */
export const memberNameSchema = z
  .string()
  .trim()
  .min(1, { error: "Write a name, so that the others know who it is." })
  .max(60, { error: "Write a name of at most 60 characters." });

export const commentTextSchema = z
  .string()
  .trim()
  .min(1, { error: "Write something first." })
  .max(1_000, { error: "Write at most 1,000 characters." });

/** The record of the place that is spoken of. */
export const placeSchema = z.string().min(1).max(LONGEST_NAME);

/** What the people of a trip say about a place of it. */
export interface TripComment {
  readonly id: string;
  readonly recordId: string;
  readonly name: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
  /** Of The caller, or the trip is theirs: it can be removed. */
  readonly mayRemove: boolean;
}

export interface TripVote {
  readonly recordId: string;
  readonly name: string;
  readonly value: 1 | -1;
  /** Of The caller. */
  readonly isOwn: boolean;
}

/** What is known of those who change a trip together. */
export interface Together {
  readonly isOwner: boolean;
  /** Those who joined by a link that is still open, in the order of joining. */
  readonly members: readonly string[];
  /** Who made a version, by its number; those of the owner are missing. */
  readonly authors: Readonly<Record<number, string>>;
  /** Oldest first. */
  readonly comments: readonly TripComment[];
  readonly votes: readonly TripVote[];
}
