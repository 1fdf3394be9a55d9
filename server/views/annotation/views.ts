import type { DialogSource, ItemContent } from "./item";
import type { ProjectSettings, ProjectStatus, WorkedExample } from "./project";
import type { Answer, Rating } from "./rating";
import type { AnnotationUnit, Rubric } from "./rubric";

/**
 * What raters and researchers are shown. Views of raters are blind: no model, agent, source, score, persona or rating
 * of another rater is in any of them. Times are ISO 8601, durations seconds, shares from 0 to 1.
 */

/** A rater's items of a batch: rated, and still to rate as things are now. Qualification items are not among them. */
export interface RaterCounts {
  readonly done: number;
  readonly left: number;
}

export interface Qualification {
  readonly items: number;
  readonly answered: number;
  /** Null until every item of the set is answered. */
  readonly passed: boolean | null;
}

export interface RaterProject {
  readonly id: string;
  readonly name: string;
  readonly unit: AnnotationUnit;
  readonly status: ProjectStatus;
  readonly guidelines: string;
  readonly counts: RaterCounts;
  /** Null where the project asks for none. */
  readonly qualification: Qualification | null;
  /** Of the rater's own ratings; null before the first. */
  readonly medianSeconds: number | null;
}

export interface RaterProjectDetail extends RaterProject {
  readonly rubric: Rubric;
  readonly examples: readonly WorkedExample[];
  /** Characters. */
  readonly minimumRationale: number;
}

export interface Reservation {
  readonly id: string;
  readonly expiresAt: string;
}

export interface Draft {
  readonly answers: Answer[];
  readonly seconds: number;
  readonly revision: number;
}

/** What a rater holds. The dialogs of a pair are in the rater's own order, and so are the answers of the draft. */
export interface HeldItem {
  readonly kind: "item";
  readonly reservation: Reservation;
  readonly item: {
    readonly id: string;
    readonly content: ItemContent;
    readonly purpose: "qualification" | "rating";
  };
  /** Empty answers of revision 0 where nothing was saved. */
  readonly draft: Draft;
  /** The own rating that submitting takes the place of. */
  readonly supersedes: string | null;
  readonly counts: RaterCounts;
}

export type NextItem =
  | HeldItem
  | { readonly kind: "none"; readonly reason: "done" | "held-by-others" | "not-qualified" | "paused" | "closed" };

/** An answer to a qualification item with the key's. */
export interface Feedback {
  readonly question: string;
  readonly turn: number | null;
  readonly given: Answer["value"] | null;
  readonly expected: Answer["value"];
  readonly explanation: string;
}

export interface Submitted {
  readonly ratingId: string;
  /** Of qualification items only. */
  readonly feedback: Feedback[] | null;
  readonly counts: RaterCounts;
}

/** Pairs of answers to scale questions compared; the shares are null where there is no pair. */
export interface AnswerAgreement {
  readonly pairs: number;
  readonly exact: number | null;
  readonly withinOne: number | null;
}

export interface OwnRating {
  readonly itemId: string;
  readonly createdAt: string;
  readonly seconds: number;
  readonly answers: Answer[];
}

/** A rater's own work: the latest rating of each item, the newest first. */
export interface OwnWork {
  readonly ratings: OwnRating[];
  readonly medianSeconds: number | null;
  /** With the other raters of the same items. */
  readonly agreement: AnswerAgreement;
  /** With oneself, over items that came again. */
  readonly consistency: AnswerAgreement;
}

export interface AnnotationProjectListItem {
  readonly id: string;
  readonly name: string;
  readonly unit: AnnotationUnit;
  readonly status: ProjectStatus;
  readonly items: number;
  readonly ratings: number;
  readonly raters: number;
  readonly createdAt: string;
}

export interface RaterProgress {
  readonly rater: string;
  /** Items rated, qualification items not counted. */
  readonly done: number;
  readonly skipped: number;
  readonly medianSeconds: number | null;
  readonly qualification: Qualification | null;
  readonly lastAt: string | null;
}

export interface AnnotationProjectView {
  readonly id: string;
  readonly settings: ProjectSettings;
  readonly rubric: Rubric;
  readonly status: ProjectStatus;
  readonly openToAll: boolean;
  readonly createdAt: string;
  /** `wanted`: ratings that the batch asks for in all; `ratings`: how many of them are there. */
  readonly counts: {
    readonly items: number;
    readonly qualificationItems: number;
    readonly wanted: number;
    readonly ratings: number;
    readonly raters: number;
  };
  readonly progress: RaterProgress[];
  /** Ratings still wanted, at the median time of those there are; null before the first. */
  readonly hoursLeft: number | null;
}

export interface ProjectRater {
  readonly rater: string;
  /** Null once the account is deleted. */
  readonly email: string | null;
  readonly joinedAt: string;
  readonly removed: boolean;
}

export interface AnnotationItemListItem {
  readonly id: string;
  /** From 0, in the order in which items were added. */
  readonly position: number;
  readonly purpose: "qualification" | "rating";
  /** First words of the dialog. */
  readonly opening: string;
  readonly ratings: number;
  readonly wanted: number;
  /** Of each scale question the highest rating less the lowest; null with fewer than two ratings. */
  readonly spread: Readonly<Record<string, number | null>>;
  readonly comments: number;
  readonly skips: number;
  readonly adjudicated: boolean;
}

export interface AnnotationItemPage {
  readonly items: AnnotationItemListItem[];
  readonly total: number;
  /** Null on the last page. */
  readonly nextCursor: number | null;
}

export interface Adjudication {
  readonly id: string;
  readonly rubricVersion: number;
  readonly answers: Answer[];
  readonly rationale: string;
  readonly createdAt: string;
}

export interface ItemComment {
  readonly id: string;
  /** A rater's pseudonym; null: a researcher. */
  readonly rater: string | null;
  readonly text: string;
  readonly createdAt: string;
}

export interface ItemSkip {
  readonly rater: string;
  readonly reason: string;
  readonly createdAt: string;
}

/** The answers that a qualification item expects. */
export interface ItemKey {
  readonly answers: Answer[];
  readonly explanation: string;
}

/** All there is of an item, the oldest first. */
export interface AnnotationItemView {
  readonly id: string;
  readonly projectId: string;
  readonly position: number;
  readonly content: ItemContent;
  readonly source: DialogSource[];
  readonly key: ItemKey | null;
  readonly rubric: Rubric;
  readonly ratings: readonly (Rating & { readonly superseded: boolean })[];
  readonly adjudications: Adjudication[];
  readonly comments: ItemComment[];
  readonly skips: ItemSkip[];
}
