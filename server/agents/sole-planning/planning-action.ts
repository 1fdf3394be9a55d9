/** One of the two actions of sole planning, with what it is given. */
export interface PlanningAction {
  readonly name: "CostEnquiry" | "Finish";
  readonly argument: string;
}

const NAME = /^\W{0,40}(CostEnquiry|Finish)([\s*`]*)([[(:：]?)/iu;
const CLOSING: Readonly<Record<string, string>> = { "[": "]", "(": ")" };

/**
 * "CostEnquiry[Day 1: …]", also in Markdown, in round brackets, behind a colon, on the next line, as "Action Input:", and without its last bracket; null for
 * anything else.
 */
export function readPlanningAction(written: string): PlanningAction | null {
  const [head, name = "", space = "", opening = ""] = NAME.exec(written) ?? [];
  if (head === undefined) return null;
  const isGiven = opening !== "" || (space.includes("\n") && head.length < written.length);
  if (!isGiven) return null;
  const given = written.slice(head.length, endOf(written)).replace(/^\s*Action Input\s*:/i, "");
  const closing = CLOSING[opening];
  const argument = closing !== undefined && given.endsWith(closing) ? given.slice(0, -1) : given;
  return { name: /^finish$/i.test(name) ? "Finish" : "CostEnquiry", argument: argument.trim() };
}

/** Where the text ends, without blanks and Markdown behind it. */
function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && /[\s*`]/.test(text[end - 1] ?? "")) end -= 1;
  return end;
}
