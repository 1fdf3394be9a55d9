import { type AnnotationSource, annotationSourceSchema } from "@/server/views";
import { numberOf, type Problems, problemsOf } from "../problems";

/** Where dialogs come from, as typed; fields of the other kinds keep what they hold. */
export interface SourceDraft {
  readonly kind: AnnotationSource["kind"];
  readonly travelers: string;
  /** Separated by commas. */
  readonly policies: string;
  readonly rounds: string;
  readonly seed: string;
  readonly runId: string;
  readonly jsonl: string;
  readonly chats: string;
  readonly leastMessages: string;
}

export const NEW_SOURCE: SourceDraft = {
  kind: "simulated",
  travelers: "50",
  policies: "fixed, static, information-gain, hand-set",
  rounds: "8",
  seed: "1",
  runId: "",
  jsonl: "",
  chats: "50",
  leastMessages: "3",
};

/** The source that a draft means, or what is wrong with it. */
export function sourceOf(draft: SourceDraft): { readonly source: AnnotationSource } | { readonly problems: Problems } {
  const { success, data, error } = annotationSourceSchema.safeParse(candidateOf(draft));
  if (success) return { source: data };
  const { policies, ...problems } = problemsOf(error, SENTENCES);
  const ofOnePolicy = Object.keys(problems).some((path) => path.startsWith("policies."));
  return {
    problems: policies === undefined && !ofOnePolicy ? problems : { ...problems, policies: SENTENCES.policies ?? "" },
  };
}

function candidateOf(draft: SourceDraft): unknown {
  switch (draft.kind) {
    case "simulated":
      return {
        kind: draft.kind,
        travelers: numberOf(draft.travelers),
        policies: draft.policies
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== ""),
        rounds: numberOf(draft.rounds),
        seed: numberOf(draft.seed),
      };
    case "run":
      return { kind: draft.kind, runId: draft.runId };
    case "imported":
      return { kind: draft.kind, jsonl: draft.jsonl.trim() };
    case "chats":
      return { kind: draft.kind, chats: numberOf(draft.chats), leastMessages: numberOf(draft.leastMessages) };
  }
}

const SENTENCES: Problems = {
  travelers: "Write a whole number from 1 to 500.",
  policies: "Name 1 to 10 policies, separated by commas.",
  rounds: "Write a whole number from 1 to 30.",
  seed: "Write a whole number from 0 to 1,000,000,000.",
  runId: "Choose a run.",
  jsonl: "Choose a file or paste its lines, at most 20 MB.",
  chats: "Write a whole number from 1 to 5,000.",
  leastMessages: "Write a whole number from 1 to 100.",
};
