import type { Problem } from "@/server/trip";
import type { Answer, ItemContent, Rubric, RubricQuestion } from "@/server/views";

interface About {
  readonly rubric: Rubric;
  readonly content: ItemContent;
  /** Characters of a required rationale. */
  readonly minimumRationale: number;
}

/** Why these answers cannot be taken: the first fault, with the question's label; null where there is none. */
export function problemOfAnswers(answers: readonly Answer[], about: About): Problem | null {
  const { questions } = about.rubric;
  const stray = answers.find((answer) => !questions.some(({ id }) => id === answer.question));
  if (stray) return problem(stray.question, `The rubric has no question “${stray.question}”. Load the page again.`);
  for (const question of questions) {
    const fault = faultOf(
      question,
      answers.filter((answer) => answer.question === question.id),
      about,
    );
    if (fault !== null) return problem(question.id, `${question.label}: ${fault}`);
  }
  return null;
}

function problem(field: string, message: string): Problem {
  return { code: "bad_input", message, where: { field } };
}

function faultOf(question: RubricQuestion, answers: readonly Answer[], about: About): string | null {
  // Of turn-level questions raters choose the turns: any number of them, none included.
  if (question.level === "dialog") {
    if (answers.length > 1) return "answer this question once.";
    if (answers.length === 0) return isRequired(question) ? "answer this question." : null;
  } else if (new Set(answers.map(({ turn }) => turn)).size < answers.length) {
    return "answer this question once for each turn.";
  }
  for (const answer of answers) {
    const fault = faultOfTurns(question, answer, about.content) ?? faultOfValue(question, answer, about);
    if (fault !== null) return fault;
  }
  return null;
}

function isRequired(question: RubricQuestion): boolean {
  return question.kind !== "text" || question.required;
}

function faultOfTurns(question: RubricQuestion, { turn, turns }: Answer, content: ItemContent): string | null {
  const count = turnsOf(content);
  if (question.level === "dialog" && turn !== null) return "this question is about the whole dialog, not a turn.";
  if (question.level === "turn" && turn === null) return "say which turn this answer is about.";
  return [...turns, turn ?? 0].every((at) => at < count)
    ? null
    : "there is no such turn. Point at turns that are shown.";
}

function turnsOf(content: ItemContent): number {
  return content.unit === "dialog" ? content.turns.length : content.first.length + content.second.length;
}

function faultOfValue(question: RubricQuestion, answer: Answer, { minimumRationale }: About): string | null {
  const { value } = answer;
  if (question.kind === "text") {
    if (typeof value !== "string") return "write text.";
    return question.required && value.trim() === "" ? "answer this question." : null;
  }
  if (question.kind === "scale" && !question.anchors.some((anchor) => anchor.value === value)) {
    return "choose a point of the scale.";
  }
  if (question.kind === "choice" && !question.options.some((option) => option.value === value)) {
    return "choose one of the options.";
  }
  const length = answer.rationale.trim().length;
  if (question.rationale === "required" && length < minimumRationale) {
    return `say why in at least ${minimumRationale} characters; ${length} are written.`;
  }
  return null;
}
