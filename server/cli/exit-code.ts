import type { Problem } from "@/server/trip";

/** design.md, "The command line". */
export const EXIT = {
  /** The command did its work (also when plans fail their checks). */
  done: 0,
  /** `plan` found none or needs an answer. */
  noPlan: 1,
  /** Bad usage or input. */
  badInput: 2,
  /** A part is unavailable. */
  unavailable: 3,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export function exitCodeOf({ code }: Problem): ExitCode {
  switch (code) {
    case "bad_input":
    case "bad_file":
    case "not_found":
    case "already_exists":
    case "changed_meanwhile":
      return EXIT.badInput;
    case "unavailable":
    case "at_capacity":
    case "world_gone":
    case "model_unavailable":
    case "bad_model_answer":
    case "context_overflow":
    case "over_budget":
    case "cancelled":
    case "internal":
      return EXIT.unavailable;
  }
}
