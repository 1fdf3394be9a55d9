import {
  type Act,
  entryKeySchema,
  NO_PREFERENCE,
  type PreferenceEntry,
  partsSaid,
  preferenceEntry,
  type Said,
} from "@/server/trip";
import { isLeftOpen } from "../left-open";
import { asksForInformation } from "../questions/one-question";
import { readQuestion } from "../questions/read-question";
import type { Stretch } from "../reader/text-reading";
import { isMachineText } from "../text/machine-text";
import type { Understood } from "../understood";
import type { Utterance } from "../utterance";
import { pointsBack } from "./choice-meant";
import { clausesOf, leavesAll, plainWords, turnOfClause, turnsIn } from "./read-turns";
import { ACT_OF, ADDS, INSULT, SIGNS } from "./turns";

const NOTHING: Understood = {
  said: { trip: {}, constraints: {}, entries: {}, unclear: [] },
  unread: [],
  acts: [],
  read: [],
};

/**
 * A message that says nothing of the trip, as code knows it by its words: talk to the agent, a choice that is pointed at, a question about
 * what the world has. It sets nothing. Null: the model is to read it.
 */
export function understoodAsTalk({ text, asked }: Utterance): Understood | null {
  const entry = entryKeySchema.safeParse(asked).data;
  // "Sure", "no problem": to a question for a yes or a no they are an answer.
  const isYesOrNo = entry !== undefined && asksForYesOrNo(preferenceEntry(entry));
  const turns = turnsIn(text);
  if (turns !== null && !(isYesOrNo && turns.every((turn) => turn === "nod" || turn === "praise"))) {
    const acts = turns.map((turn) => (turn === "nod" && asked === null ? "smalltalk" : ACT_OF[turn]));
    return { ...NOTHING, acts: [...new Set(acts)] };
  }
  if (pointsBack(text) !== null) return { ...NOTHING, acts: ["answer"] };
  const about = readQuestion(text, null)?.about;
  return about === "places" || about === "covered" ? { ...NOTHING, acts: ["ask"] } : null;
}

function asksForYesOrNo({ kind, choices }: PreferenceEntry): boolean {
  return kind === "boolean" || choices?.includes("Yes") === true;
}

/**
 * What was understood with the acts that its words and values bear out: the model is often wrong about what a few words are for. Planning, undoing
 * and insults need words of theirs, what sets something is no small talk, and what answers nothing was volunteered.
 */
export function withAgreedActs(understood: Understood, { text, asked }: Utterance): Understood {
  const words = plainWords(text);
  if (isMachineText(text) || words === "") return { ...understood, acts: [] };
  const open = understood.unread.filter(({ text: stretch }) => !isTalk(stretch));
  const isInsult = INSULT.test(words);
  const said = isInsult ? withoutShrug(understood.said, asked) : understood.said;
  const sets = partsSaid(said).some((part) => Object.keys(part).length > 0);
  const unread = open.length === 0 && !sets && tells(understood, text) ? [wholeOf(text)] : open;
  const says = sets || unread.length > 0;
  const acts = new Set(understood.acts.filter((act) => SIGNS[act]?.test(words) !== false));
  if (says) {
    for (const act of ["undo", "smalltalk"] as const) acts.delete(act);
    if (sets) for (const act of ["ask", "complain"] as const) acts.delete(act);
    else if (!asksForInformation(text)) acts.delete("ask");
    if (!isLeftOpen(text) && !(asked !== null && touches(said, asked))) acts.delete("leaveOpen");
    if (isInClause(text, "planNow")) acts.add("planNow");
    if (ADDS.test(words)) acts.delete("correct");
  } else if (isInsult) {
    acts.clear();
    acts.add("complain");
  } else if (isLeftOpen(text)) {
    acts.clear();
    acts.add("leaveOpen");
  } else if (asksForInformation(text)) acts.add("ask");
  if (leavesAll(text, asked)) for (const act of ["planNow", "leaveOpen"] as const) acts.add(act);
  const answers = asked !== null && (touches(said, asked) || acts.has("leaveOpen") || unread.length > 0 || !says);
  if (!answers && acts.delete("answer")) acts.add("volunteer");
  if (acts.size === 0) acts.add(answers ? "answer" : says ? "volunteer" : "smalltalk");
  return { ...understood, said, unread, acts: [...acts] };
}

/** Whether a message tells something, of which nothing was made: "we keep kosher" to a question about the hotel. */
function tells({ acts, said }: Understood, text: string): boolean {
  const isTelling = acts.length > 0 && acts.every((act) => TELLING.has(act));
  return (
    isTelling &&
    said.unclear.length === 0 &&
    !isTalk(text) &&
    !INSULT.test(plainWords(text)) &&
    !asksForInformation(text)
  );
}
const TELLING: ReadonlySet<Act> = new Set(["volunteer", "correct", "wish"]);

function wholeOf(text: string): Stretch {
  const from = text.length - text.trimStart().length;
  return { from, to: text.trimEnd().length, text: text.trim() };
}

/** Stretches that only say that it is all the same, or greet: nothing of them is lost. */
function isTalk(stretch: string): boolean {
  return !/[\p{L}\p{N}]/u.test(stretch) || STUB.test(stretch) || turnsIn(stretch) !== null || isLeftOpen(stretch);
}

/** What is left of "don't". */
const STUB = /^(?:do|does|did|is|are|was|were|wo|would|could|should|have|has)n$/i;

/** "Oregon, plan it now": a clause asks for it outright; "that's all" only ends what is said. */
function isInClause(text: string, act: Act): boolean {
  return clausesOf(text).some(({ text: clause }) => {
    const turn = turnOfClause(clause);
    return turn !== null && turn !== "done" && ACT_OF[turn] === act && !BEGINS.test(plainWords(clause));
  });
}

/** "Please plan the trip for us: five days in Oregon" is how people begin. */
const BEGINS = /\bplan (?:the|my|our) trip\b(?!.*\b(?:now|away|at once|immediately)\b)/;

/** "You useless machine" was no answer, also where it was taken for having no preference. */
function withoutShrug(said: Said, asked: string | null): Said {
  const entry = entryKeySchema.safeParse(asked).data;
  if (entry === undefined || said.entries[entry] !== NO_PREFERENCE) return said;
  const { [entry]: _shrug, ...entries } = said.entries;
  return { ...said, entries };
}

/** Whether words are about what was asked. */
function touches(said: Said, asked: string): boolean {
  const fields = SAME_MATTER.find((matter) => matter.includes(asked)) ?? [asked];
  return fields.some(
    (field) => said.unclear.includes(field) || partsSaid(said).some((part) => Object.hasOwn(part, field)),
  );
}

/** Fields that answer the same question. */
const SAME_MATTER: readonly (readonly string[])[] = [
  ["destinations", "region", "cityCount", "stops"],
  ["startDate", "endDate", "window"],
  ["people", "children", "persona.travelWithChild"],
  ["budget", "persona.budget"],
  ["pets", "persona.travelWithPets"],
  ["roomType", "hotel.preferredRoomType"],
  ["cuisines", "restaurant.preferredCuisines"],
];
