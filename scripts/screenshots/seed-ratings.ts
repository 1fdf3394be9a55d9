// Fills the data folder that the environment names with a project of made ratings: five raters on 60 simulated dialogs, all three by
// each item, repeats, a skip, comments, an adjudication, and two judges. The ratings are drawn, and say nothing of any policy.
import { randomUUID } from "node:crypto";
import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { closeDatabase, openDatabase, users } from "@/db";
import {
  adjudicate,
  commentAsRater,
  createProject,
  endJudge,
  listItems,
  nextItem,
  pendingJudgments,
  skip,
  startJudge,
  storeJudgment,
  submit,
  workingJudge,
} from "@/server/annotation";
import { judgeItems, judgeNamed } from "@/server/annotation/judging";
import { firstItems } from "@/server/annotation/sources";
import type { Result } from "@/server/trip";
import { type Answer, APEC_RUBRIC, type ProjectSettings } from "@/server/views";

const ITEMS = 60;
const SETTINGS: ProjectSettings = {
  name: "Sixty dialogs",
  guidelines: "Read the whole dialog first.",
  examples: [],
  ratersPerItem: 5,
  overlap: 0.6,
  repeats: 0.1,
  minimumRationale: 10,
  passingShare: null,
  seed: 3,
  onDeletion: "keep-pseudonymous",
};
/** What each rater adds to a score, and how far chance moves it. */
const RATERS = [
  { name: "ada", bias: 0.3, noise: 0.5 },
  { name: "bo", bias: -0.5, noise: 0.7 },
  { name: "cy", bias: 0, noise: 0.4 },
  { name: "dee", bias: 0.2, noise: 1.4 },
  { name: "eli", bias: -0.1, noise: 0.6 },
];

const random = xoroshiro128plus(5);
const drawn = () => uniformFloat64(random);
/** About normal, mean 0, deviation 1. */
const wobble = () => (drawn() + drawn() + drawn() + drawn() - 2) * Math.sqrt(3);

const { database } = await openDatabase();
const items = given(await firstItems(ITEMS, SETTINGS.seed));
const project = { settings: SETTINGS, rubric: APEC_RUBRIC, openToAll: true, items, createdBy: null };
const { id: projectId } = given(await createProject(database, project));
const quality = new Map<string, number>();
for (const [at, rater] of RATERS.entries()) {
  const email = `${rater.name}@example.org`;
  await database.insert(users).values({ id: email, email, name: rater.name, role: "annotator" });
  await rateAll(email, rater, at);
}
await decide();
await judgeBy("rules", 2);
await judgeByDraw();
await closeDatabase();
console.log(JSON.stringify({ projectId }));

async function rateAll(user: string, { bias, noise }: (typeof RATERS)[number], at: number): Promise<void> {
  for (let round = 0; ; round++) {
    const next = given(await nextItem(database, projectId, user));
    if (next.kind === "none") return;
    const { reservation, item } = next;
    if (round === 4 && at === 1) {
      given(await skip(database, user, reservation.id, "It breaks off in the middle."));
      continue;
    }
    if (round === 2) given(await commentAsRater(database, user, { itemId: item.id }, "Is a follow-up a question?"));
    const level = quality.get(item.id) ?? 2 + 2 * drawn();
    quality.set(item.id, level);
    const answers: Answer[] = APEC_RUBRIC.questions.map(({ id }, question) => ({
      ...{ question: id, turn: null, turns: [1], rationale: "It asks what matters, and listens." },
      value: Math.min(5, Math.max(1, Math.round(level + (question - 2) * 0.2 + bias + noise * wobble()))),
    }));
    const seconds = Math.round(45 + 60 * drawn());
    const request = { reservationId: reservation.id, requestId: randomUUID(), answers, seconds };
    given(await submit(database, user, request));
  }
}

async function decide(): Promise<void> {
  const { items: widest } = given(await listItems(database, { projectId, order: "spread", cursor: null }));
  const answers = APEC_RUBRIC.questions.map(({ id }) => {
    return { question: id, turn: null, value: 3, turns: [], rationale: "Between the two readings." };
  });
  const itemId = widest[0]?.id ?? "";
  given(
    await adjudicate(
      database,
      { itemId, answers, rationale: "Two of five overlooked the follow-up." },
      "ada@example.org",
    ),
  );
}

async function judgeBy(by: "rules", repeats: number): Promise<void> {
  const { judgeId } = given(await startJudge(database, { projectId, repeats }, given(judgeNamed(by)).identity));
  given(await judgeItems(database, judgeId, new AbortController().signal));
  await endJudge(database, judgeId, "finished");
}

/** A judge whose scores follow the items' quality loosely, and fail now and then. */
async function judgeByDraw(): Promise<void> {
  const judge = { by: "model", name: "drawn, words alone", model: "drawn", promptHash: "0".repeat(64) } as const;
  const { judgeId } = given(await startJudge(database, { projectId, repeats: 3 }, { ...judge, scripted: true }));
  const row = await workingJudge(database, judgeId);
  for (const pending of row === null ? [] : await pendingJudgments(database, row)) {
    const points = () =>
      Math.min(5, Math.max(1, Math.round((quality.get(pending.itemId) ?? 3) + 0.6 + 0.7 * wobble())));
    const fails = drawn() < 0.02;
    await storeJudgment(database, judgeId, {
      ...pending,
      scores: fails
        ? null
        : { planning: points(), prioritization: points(), proactive: points(), clarification: points() },
      problem: fails ? "bad_model_answer" : null,
      costUsd: 0,
    });
  }
  await endJudge(database, judgeId, "finished");
}

function given<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problem.message);
}
