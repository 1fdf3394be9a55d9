// Fills the data folder that the environment names: raters with passwords, a batch of dialogs that two rate each, and a project of
// pairs with a practice item. Prints what the tests need to know as one line of JSON.
import { closeDatabase, openDatabase } from "@/db";
import { openAccounts } from "@/server/accounts";
import { addItems, createProject, listItems, type NewItem, setKey } from "@/server/annotation";
import type { Result } from "@/server/trip";
import { type AnnotationTurn, PAIR_RUBRIC, type ProjectSettings, type Rubric } from "@/server/views";

const RATERS = ["ada", "bo", "cy", "dee"];
/** What a dialog's source says and no rater may read. */
const HIDDEN = "policy-that-nobody-sees";

const { database } = await openDatabase();
const accounts = await openAccounts();
const raters = [];
for (const name of RATERS) raters.push(given(await accounts.addUser(`${name}@example.org`, "annotator")));
const batch = await makeBatch();
const pairs = await makePairs();
await closeDatabase();
console.log(JSON.stringify({ raters, batch, pairs, hidden: HIDDEN }));

/** Three dialogs, two raters each: six ratings. */
async function makeBatch(): Promise<string> {
  const rubric: Rubric = {
    name: "Two questions",
    version: 1,
    unit: "dialog",
    questions: [
      {
        kind: "scale",
        id: "proactive",
        label: "Proactive",
        text: "Does the agent ask good proactive questions?",
        level: "dialog",
        anchors: ["Never.", "Rarely.", "Sometimes.", "Often.", "Always."].map((text, at) => ({ value: at + 1, text })),
        rationale: "required",
      },
      {
        kind: "choice",
        id: "complete",
        label: "Complete",
        text: "Is anything left to ask?",
        level: "dialog",
        options: [
          { value: "no", label: "Nothing that matters" },
          { value: "yes", label: "Something that matters" },
        ],
        rationale: "none",
      },
    ],
  };
  const said = { turn: null, rationale: "It asks what nobody may miss.", turns: [1] };
  const example = {
    content: { unit: "dialog" as const, turns: dialog("Miami") },
    answers: [
      { question: "proactive", value: 4, ...said },
      { question: "complete", value: "yes", ...said },
    ],
    explanation: "It asks one thing at a time and listens.",
  };
  const items = ["Reno", "Boston", "Austin"].map((city) => item({ unit: "dialog", turns: dialog(city) }));
  const created = given(
    await createProject(database, {
      settings: settings({ name: "Three dialogs", ratersPerItem: 2, examples: [example] }),
      rubric,
      openToAll: true,
      items,
      createdBy: null,
    }),
  );
  return created.id;
}

async function makePairs(): Promise<string> {
  const pair = (city: string) =>
    item({ unit: "pair", first: dialog(city), second: [{ by: "agent", text: "Great question!" }, ...dialog(city)] });
  const { id } = given(
    await createProject(database, {
      settings: settings({ name: "Pairs", ratersPerItem: 1, passingShare: 0 }),
      rubric: PAIR_RUBRIC,
      openToAll: true,
      items: [pair("Denver")],
      createdBy: null,
    }),
  );
  const { items } = given(await listItems(database, { projectId: id, order: "newest", cursor: null }));
  const [practice] = items;
  if (practice === undefined) throw new Error("The project of pairs has no item.");
  const answer = { question: "better", turn: null, value: "first", rationale: "It asks what matters.", turns: [] };
  given(await setKey(database, { itemId: practice.id, answers: [answer], explanation: "The other only flatters." }));
  given(await addItems(database, id, [pair("Reno"), pair("Tulsa")]));
  return id;
}

function settings(of: Partial<ProjectSettings>): ProjectSettings {
  return {
    name: "",
    guidelines: "# How to rate\nRead the **whole** dialog first.",
    examples: [],
    ratersPerItem: 2,
    overlap: 1,
    repeats: 0,
    minimumRationale: 10,
    passingShare: null,
    seed: 1,
    onDeletion: "keep-pseudonymous",
    ...of,
  };
}

function item(content: NewItem["content"]): NewItem {
  return { content, source: [{ kind: "imported", reference: "seed", agent: HIDDEN, judged: {} }] };
}

function dialog(city: string): AnnotationTurn[] {
  return [
    { by: "traveler", text: `I would like to see ${city} for three days.` },
    { by: "agent", text: "Who comes along, and is there anything that nobody may miss?" },
    { by: "traveler", text: "My mother. She walks badly, so nothing with many stairs." },
    { by: "agent", text: "Then I look for hotels with an elevator near the center. What may they cost?" },
  ];
}

function given<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problem.message);
}
