import { type AnnotationUnit, PAIR_RUBRIC, type Rubric, type RubricQuestion, rubricSchema } from "@/server/views";
import { numberOf, type Problems, problemsOf } from "../problems";

/** A question as typed; fields of the other kinds keep what they hold. */
export interface QuestionDraft {
  /** Names the question within the form only. */
  readonly key: number;
  /** The question that it was before: its id and the values of its options stay, whatever the labels become; null: a new one. */
  readonly before: RubricQuestion | null;
  readonly kind: "scale" | "choice" | "text";
  readonly label: string;
  readonly text: string;
  readonly level: "dialog" | "turn";
  /** The lowest point of a scale. */
  readonly lowest: string;
  /** What each point means, a line each, the lowest first. */
  readonly anchors: string;
  /** A label a line. */
  readonly options: string;
  readonly rationale: "required" | "optional" | "none";
  readonly required: boolean;
}

/** A rubric as typed. */
export interface RubricDraft {
  readonly name: string;
  readonly unit: AnnotationUnit;
  readonly questions: readonly QuestionDraft[];
}

export function newQuestion(kind: QuestionDraft["kind"], key: number): QuestionDraft {
  return {
    key,
    before: null,
    kind,
    label: "",
    text: "",
    level: "dialog",
    lowest: "1",
    anchors: "Poor\nFair\nGood",
    options: "Yes\nNo",
    rationale: "optional",
    required: false,
  };
}

/** A rubric as it is edited to become the next version. */
export function draftOfRubric({ name, unit, questions }: Rubric): RubricDraft {
  return { name, unit, questions: questions.map(draftOfQuestion) };
}

export const NEW_RUBRIC: RubricDraft = { name: "", unit: "dialog", questions: [newQuestion("scale", 0)] };

/** Begins with the question that pairs for DPO are made of. */
export const NEW_PAIR_RUBRIC: RubricDraft = { ...draftOfRubric(PAIR_RUBRIC), name: "" };

/** The rubric that a draft means, or what is wrong with it; the server counts its versions. Ids and values of what is new are made of the labels. */
export function rubricOf(draft: RubricDraft): { readonly rubric: Rubric } | { readonly problems: Problems } {
  const { success, data, error } = rubricSchema.safeParse({
    name: draft.name,
    version: 1,
    unit: draft.unit,
    questions: draft.questions.map((question) => questionOf(question, draft.unit)),
  });
  if (success) return { rubric: data };
  const problems = Object.entries(problemsOf(error)).map(([path, message]) => fieldProblem(path, message));
  // Of two problems of a field the first one counts.
  return { problems: Object.fromEntries(problems.reverse()) };
}

/** "Asks well?" → "asks-well": what exports name a question or an option by. */
export function idOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[-0-9]+|-+$/g, "")
    .slice(0, 40)
    .replace(/-+$/, "");
}

function draftOfQuestion(before: RubricQuestion, key: number): QuestionDraft {
  const { kind, label, text, level } = before;
  const shared = { ...newQuestion(kind, key), before, label, text, level };
  switch (before.kind) {
    case "scale": {
      const { anchors, rationale } = before;
      const lowest = String(anchors[0]?.value ?? 1);
      return { ...shared, lowest, anchors: anchors.map((anchor) => anchor.text).join("\n"), rationale };
    }
    case "choice":
      return {
        ...shared,
        options: before.options.map((option) => option.label).join("\n"),
        rationale: before.rationale,
      };
    case "text":
      return { ...shared, required: before.required };
  }
}

function questionOf(draft: QuestionDraft, unit: AnnotationUnit): unknown {
  const id = draft.before?.id ?? idOf(draft.label);
  const shared = { kind: draft.kind, id, label: draft.label, text: draft.text, level: draft.level };
  const lowest = numberOf(draft.lowest);
  switch (draft.kind) {
    case "scale":
      return {
        ...shared,
        anchors: linesOf(draft.anchors).map((text, at) => ({ value: lowest + at, text })),
        rationale: draft.rationale,
      };
    case "choice":
      return {
        ...shared,
        options: linesOf(draft.options).map((label) => ({ value: optionValue(label, draft, unit), label })),
        rationale: draft.rationale,
      };
    case "text":
      return { ...shared, required: draft.required };
  }
}

/** How raters name a dialog of a pair: their answers follow it to the side that it is shown on. */
const SIDE = /^(?:the )?(first|second)(?: dialog| one)?$/i;

function optionValue(label: string, { before }: QuestionDraft, unit: AnnotationUnit): string {
  const known = before?.kind === "choice" ? before.options.find((option) => option.label === label)?.value : undefined;
  const side = unit === "pair" ? SIDE.exec(label)?.[1] : undefined;
  return known ?? (side ?? label).toLowerCase().slice(0, 40);
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** From the path in the rubric to the field of the form, with a sentence that says what to write there. */
function fieldProblem(path: string, message: string): readonly [string, string] {
  if (path === "name") return [path, "Give the rubric a name of at most 80 characters."];
  const [, at, field] = path.split(".");
  if (at === undefined)
    return ["questions", message.startsWith("Two") ? "Two questions have the same label." : "Ask 1 to 20 questions."];
  const name = `questions.${at}.${field === "id" ? "label" : field}`;
  const sentence = {
    id: "Write a label that begins with a letter from a to z.",
    label: "Write a label of at most 60 characters.",
    text: "Write the question in at most 500 characters.",
    anchors: "Write 2 to 11 lines of at most 300 characters; the points are whole numbers from 0 to 10.",
    options: message.startsWith("Two") ? message : "Write 2 to 12 lines of at most 120 characters.",
  }[field ?? ""];
  return [name, sentence ?? message];
}
