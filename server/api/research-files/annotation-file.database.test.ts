import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { annotationAdjudications, annotationItems, annotationRaters, annotationRatings } from "@/db";
import type { User } from "@/server/accounts";
import { createProject } from "@/server/annotation";
import { readRatingsFile } from "@/server/annotation/formats";
import { type Answer, APEC_RUBRIC, type ItemContent, PAIR_RUBRIC, type Rubric } from "@/server/views";
import * as context from "../context";
import { getServices } from "../services";
import { startOwnServices } from "../testing/own-services";
import { handleAnnotationFile } from "./annotation-file";

const researcher: User = { id: "r", email: "r@example.com", name: "r", role: "researcher", isAnonymous: false };
let who: User | null = researcher;
const turn = (by: "agent" | "traveler", text: string) => ({ by, text });
const DIALOG = [turn("traveler", "Denver."), turn("agent", "Which hotel?")];
const OTHER = [turn("traveler", "Denver."), turn("agent", "Great question!")];

describe("a project's files", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  beforeAll(async () => {
    vi.spyOn(context, "createContext").mockImplementation(() => ({ caller: "test", currentUser: async () => who }));
    services = await startOwnServices();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await services.stop();
  });
  const download = (project: string, file: string) =>
    handleAnnotationFile(new Request("http://localhost/download"), project, file);

  it("hold ratings, rewards of the adjudicated dialog, and no name but a pseudonym", async () => {
    const { projectId, itemId } = await ratedProject(
      APEC_RUBRIC,
      { unit: "dialog", turns: DIALOG },
      APEC_RUBRIC.questions.map(({ id }) => answer(id, 2)),
    );
    const csv = await download(projectId, "ratings.csv");
    expect(csv.headers.get("content-disposition")).toBe('attachment; filename="ratings.csv"');
    expect((await csv.text()).split("\r\n")).toHaveLength(2 + APEC_RUBRIC.questions.length);
    expect(await (await download(projectId, "rewards.jsonl")).json()).toMatchObject({ item: itemId, reward: 0.25 });
    const { opened } = await getServices();
    const answers = APEC_RUBRIC.questions.map(({ id }) => answer(id, 5));
    await opened.database.insert(annotationAdjudications).values({
      ...{ id: randomUUID(), itemId, authorId: null, rubricVersion: 1, answers, rationale: "It asks well." },
    });
    expect(await (await download(projectId, "rewards.jsonl")).json()).toMatchObject({ reward: 1, agent: "fixed" });
    const options = { from: "dragoman", rubric: APEC_RUBRIC, file: "ratings.jsonl" } as const;
    const rows = readRatingsFile(await (await download(projectId, "ratings.jsonl")).text(), options);
    if (!rows.ok) throw new Error(rows.problem.message);
    expect(new Set(rows.value.map(({ rater, kind }) => `${rater} ${kind}`))).toEqual(
      new Set(["R01 rating", "adjudicator adjudication"]),
    );
  });

  it("hold the preferred dialogs of pairs", async () => {
    const { projectId } = await ratedProject(PAIR_RUBRIC, { unit: "pair", first: DIALOG, second: OTHER }, [
      answer("better", "first"),
    ]);
    expect(await (await download(projectId, "pairs.jsonl")).json()).toMatchObject({
      chosen: [{ role: "assistant", content: "Which hotel?" }],
      rejected: [{ role: "assistant", content: "Great question!" }],
    });
  });

  it("hold the items as Argilla and Label Studio read them in, blind", async () => {
    const { projectId, itemId } = await ratedProject(APEC_RUBRIC, { unit: "dialog", turns: DIALOG }, []);
    const argilla = await (await download(projectId, "argilla.json")).text();
    expect(JSON.parse(argilla)).toEqual([
      { id: itemId, fields: { dialog: "Traveler: Denver.\n\nAgent: Which hotel?" } },
    ]);
    const tasks = await (await download(projectId, "label-studio.json")).text();
    expect(JSON.parse(tasks)).toMatchObject([
      { data: { item: itemId, dialog: [{ author: "Traveler" }, { text: "Which hotel?" }] } },
    ]);
    expect(argilla + tasks).not.toContain("fixed");
  });

  it("are for researchers, and none but these", async () => {
    const { projectId } = await ratedProject(PAIR_RUBRIC, { unit: "pair", first: DIALOG, second: OTHER }, []);
    expect((await download(projectId, "personas.jsonl")).status).toBe(404);
    expect((await download(projectId, "constructor")).status).toBe(404);
    expect((await download(randomUUID(), "ratings.csv")).status).toBe(404);
    who = { ...researcher, role: "annotator" };
    expect((await download(projectId, "ratings.csv")).status).toBe(403);
    who = null;
    expect((await download(projectId, "ratings.csv")).status).toBe(401);
    who = researcher;
  });
});

function answer(question: string, value: Answer["value"]): Answer {
  return { question, turn: null, value, rationale: "It asks what decides.", turns: [1] };
}

/** A project of one item with one rating. */
async function ratedProject(rubric: Rubric, content: ItemContent, answers: Answer[]) {
  const { database } = (await getServices()).opened;
  const source = [{ kind: "simulated" as const, reference: "1", agent: "fixed", judged: {} }];
  const made = await createProject(database, {
    settings: {
      ...{ name: "Pilot", guidelines: "", examples: [], ratersPerItem: 3, overlap: 1, repeats: 0, minimumRationale: 0 },
      ...{ passingShare: null, seed: 1, onDeletion: "delete" },
    },
    ...{ rubric, openToAll: true, createdBy: null, items: [{ content, source }] },
  });
  if (!made.ok) throw new Error(made.problem.message);
  const projectId = made.value.id;
  const item = (await database.select().from(annotationItems)).find((each) => each.projectId === projectId);
  if (item === undefined) throw new Error("The project has no item.");
  const raterId = randomUUID();
  await database.insert(annotationRaters).values({ id: raterId, projectId, pseudonym: "R01" });
  await database.insert(annotationRatings).values({
    ...{ id: randomUUID(), itemId: item.id, raterId, pass: "rating" as const, requestId: randomUUID() },
    ...{ rubricVersion: rubric.version, answers, seconds: 4 },
  });
  return { projectId, itemId: item.id };
}
