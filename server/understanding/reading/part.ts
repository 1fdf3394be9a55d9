import type { Question } from "@/server/trip";

export interface Objection {
  readonly field: string;
  readonly text: string;
}

/** A part of the request, or what keeps it from being known. */
export interface Part<T> {
  readonly value: T | null;
  readonly questions: readonly Question[];
  readonly objections: readonly Objection[];
  /** Fields that a default filled. */
  readonly assumed: readonly string[];
}

export const part = <T>(value: T | null, rest: Partial<Omit<Part<T>, "value">> = {}): Part<T> => ({
  value,
  questions: rest.questions ?? [],
  objections: rest.objections ?? [],
  assumed: rest.assumed ?? [],
});
