import { isBroken, type PlanReview, type ReviewedCheck } from "@/server/trip";
import { counted, listed } from "../../format";

/** Words of the traveler's that are quoted in a line at most. */
const MOST_QUOTED = 3;
const LONGEST_QUOTE = 40;

/** How a plan does as a whole, as the color of its line: something is broken, something falls short, or all is well. */
export type Verdict = "broken" | "short" | "met";

export function verdictOf({ requests, rules }: PlanReview, notes: readonly string[]): Verdict {
  if ([...requests, ...rules].some(isProblem)) return "broken";
  return notes.length > 0 || requests.some(({ outcome }) => outcome !== "met") ? "short" : "met";
}

/** A demand, a rule or a lock that is broken against the traveler's will. */
export function isProblem({ check, outcome }: ReviewedCheck): boolean {
  return outcome === "unmet" && isBroken(check);
}

/** "Meets all 9 of your requests. 2 not planned: “ocean view” and “shellfish allergy”." */
export function reviewSentence({ requests, rules }: PlanReview, notes: readonly string[]): string {
  return [metSentence(requests, rules.filter(isProblem).length), notPlannedSentence(notes)]
    .filter((sentence) => sentence !== null)
    .join(" ");
}

function metSentence(requests: readonly ReviewedCheck[], problems: number): string {
  const count = (outcome: ReviewedCheck["outcome"]) => requests.filter((each) => each.outcome === outcome).length;
  const [met, all] = [count("met"), requests.length];
  const parts = [
    met === all ? `Meets all ${all} of your requests` : `Meets ${met} of your ${all} requests`,
    count("unmet") > 0 ? `${count("unmet")} not fully met` : null,
    count("onPurpose") > 0 ? `${count("onPurpose")} accepted on purpose` : null,
    count("unknown") > 0 ? `${count("unknown")} can’t be checked` : null,
    problems > 0 ? `${counted(problems, "problem")} elsewhere` : null,
  ];
  return `${parts.filter((part) => part !== null).join(" · ")}.`;
}

function notPlannedSentence(notes: readonly string[]): string | null {
  return notes.length === 0 ? null : `${notes.length} not planned: ${quotedNotes(notes)}.`;
}

/** The first of the traveler's words in quotation marks, long ones cut. */
function quotedNotes(notes: readonly string[]): string {
  const more = notes.length - MOST_QUOTED;
  const quoted = notes.map((note) => `“${shortened(note)}”`);
  return listed(more > 1 ? [...quoted.slice(0, MOST_QUOTED), `${more} more`] : quoted);
}

function shortened(note: string): string {
  return note.length <= LONGEST_QUOTE ? note : `${note.slice(0, LONGEST_QUOTE - 1)}…`.toWellFormed();
}

/** "Also checked: opening hours, travel times and 8 more" */
export function alsoCheckedWords({ guesses, rules }: PlanReview): string {
  const names = [...new Set(rules.map(({ check }) => check.label.toLowerCase()))];
  const assumed = guesses.length === 0 ? [] : [counted(guesses.length, "assumption")];
  const rest = rules.length - Math.min(names.length, MOST_QUOTED);
  return `Also checked: ${listed([...assumed, ...names.slice(0, MOST_QUOTED), ...(rest > 0 ? [`${rest} more`] : [])])}`;
}
