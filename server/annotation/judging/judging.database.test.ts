import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { annotationItems, type Database, episodes, type OpenedDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import {
  createProject,
  endJudge,
  listItems,
  listJudges,
  projectAgreement,
  startJudge,
  viewItem,
} from "@/server/annotation";
import { addAnnotators, addProject, expectOk, rateNext } from "@/server/annotation/testing/batch";
import { PLAIN_SETTINGS } from "@/server/annotation/testing/settings";
import { faultServers, type Reply, refuses, says } from "@/server/models/testing/fault-server";
import { questionOf } from "@/server/trip";
import { type AnnotationTurn, APEC_RUBRIC, type JudgeKind } from "@/server/views";
import { judgeItems, judgeNamed, judgingModel } from ".";

const folder = mkdtempSync(join(tmpdir(), "dragoman-judging-"));
const { serve, close } = faultServers();
const { signal } = new AbortController();
let opened: OpenedDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.database;
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await close();
  await opened.close();
  rmSync(folder, { recursive: true });
});

/** A project with dialogs that ask what a shipped policy asks, or this question. */
async function project(...questions: string[]): Promise<string> {
  const turns = (text: string): AnnotationTurn[] => [
    { by: "traveler", text: "Three days in Denver." },
    { by: "agent", text },
    { by: "traveler", text: "Hilton, please." },
  ];
  const created = await createProject(database, {
    ...{ settings: PLAIN_SETTINGS, rubric: APEC_RUBRIC, openToAll: true, createdBy: null },
    items: questions.map((text, at) => ({
      content: { unit: "dialog" as const, turns: turns(text) },
      source: [{ kind: "imported" as const, reference: `line ${at}`, agent: "fixed", judged: {} }],
    })),
  });
  return expectOk(created).id;
}

const KNOWN = questionOf("hotel.preferredBrand").ask[0];

async function begin(projectId: string, by: JudgeKind, repeats: number): Promise<string> {
  return expectOk(await startJudge(database, { projectId, repeats }, expectOk(judgeNamed(by)).identity)).judgeId;
}

async function onlyJudge(projectId: string) {
  const [judge] = expectOk(await listJudges(database, projectId));
  return judge;
}

describe("the judge by rules", () => {
  it("scores every item so often, always the same, and leaves what it cannot read unscored", async () => {
    const projectId = await project(KNOWN, "Great question!", KNOWN);
    for (const user of await addAnnotators(database, 2)) {
      for (let at = 0; at < 3; at++) await rateNext(database, projectId, user, at + 2);
    }
    const judgeId = await begin(projectId, "rules", 3);
    expect(await judgeItems(database, judgeId, signal)).toMatchObject({ ok: true });
    await endJudge(database, judgeId, "finished");
    expect(await onlyJudge(projectId)).toMatchObject({
      ...{ name: "rules, words alone", status: "finished", wanted: 9, scored: 6, costUsd: 0, secondsLeft: null },
      ...{ failures: { bad_input: 3 }, failedItems: 1, model: null, promptHash: null },
    });
    const { judges } = expectOk(await projectAgreement(database, projectId));
    expect(judges.map(({ question }) => question)).toEqual([
      "planning",
      "prioritization",
      "proactive",
      "clarification",
    ]);
    expect(judges[0]).toMatchObject({ judge: "rules, words alone", items: 2, ownSpread: { items: 2, deviation: 0 } });
  });

  it("is next to what came with a dialog, which stays as it is", async () => {
    const projectId = await addProject(database, 1);
    await begin(projectId, "rules", 1);
    const [item] = expectOk(await listItems(database, { projectId, order: "newest", cursor: null })).items;
    const before = expectOk(await viewItem(database, item?.id ?? "")).source;
    await judgeItems(database, (await onlyJudge(projectId))?.id ?? "", signal);
    expect(expectOk(await viewItem(database, item?.id ?? "")).source).toEqual(before);
  });

  it("leaves travelers' chats to people", async () => {
    const projectId = await project(KNOWN, KNOWN);
    const chatId = randomUUID();
    const world = { worldName: "sample", worldSource: "sample", worldHash: "0" };
    const header = {
      id: chatId,
      version: 1,
      kind: "trip" as const,
      agent: "app",
      ...world,
      seed: 1,
      startedAt: new Date(),
    };
    await database.insert(episodes).values(header);
    const ofChat = and(eq(annotationItems.projectId, projectId), eq(annotationItems.position, 1));
    await database.update(annotationItems).set({ chatId }).where(ofChat);
    await judgeItems(database, await begin(projectId, "rules", 1), signal);
    expect(await onlyJudge(projectId)).toMatchObject({ wanted: 1, scored: 1 });
  });

  it("scores no pairs", async () => {
    const projectId = await addProject(database, 1, {}, "pair");
    const started = await startJudge(database, { projectId, repeats: 1 }, expectOk(judgeNamed("rules")).identity);
    expect(started).toMatchObject({ ok: false, problem: { code: "bad_input" } });
  });
});

describe("the judge by model", () => {
  const scores = (points: number) =>
    says(`<JSON-NEXT>{"Planning and Prioritization": ${points}, "Proactive": ${points}, "Clarification": 2}`);

  async function configure(model: string, ...replies: [Reply, ...Reply[]]) {
    const server = await serve(...replies);
    const retries = { limit: 0, firstWaitMs: 1, longestWaitMs: 1 };
    const settings = { baseUrl: server.baseUrl, model, contextTokens: 100_000, concurrency: 1, retries };
    writeFileSync(join(folder, "models.json"), JSON.stringify({ models: { j: settings }, roles: { judge: "j" } }));
    vi.stubEnv("DRAGOMAN_MODELS", join(folder, "models.json"));
    return server;
  }

  it("is asked again for a repeat, with another seed and by the words alone, and counts answers of no use", async () => {
    const server = await configure("large", scores(4), says("Great!"), scores(2));
    const projectId = await project(KNOWN, KNOWN);
    const judgeId = await begin(projectId, "model", 2);
    expect(await judgeItems(database, judgeId, signal)).toMatchObject({ ok: true });
    expect(server.received).toHaveLength(4);
    expect(new Set(server.received.map(({ seed }) => seed)).size).toBe(2);
    expect(JSON.stringify(server.received)).not.toContain("[Field]: hotel");
    expect(await onlyJudge(projectId)).toMatchObject({
      ...{ name: "j, words alone", model: "large", scored: 3, failures: { bad_model_answer: 1 }, failedItems: 1 },
      promptHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      costUsd: null,
    });
    expect(judgingModel()).toBe("j");
  });

  it("goes on where it was stopped, failed judgments once more, and asks nothing twice", async () => {
    await configure("large", scores(4), says("Great!"));
    const projectId = await project(KNOWN, KNOWN, KNOWN);
    const judgeId = await begin(projectId, "model", 1);
    expect(await judgeItems(database, judgeId, signal)).toMatchObject({ ok: true });
    expect(await endJudge(database, judgeId, "stopped")).toBe(true);
    // Stopped, it does nothing.
    await judgeItems(database, judgeId, signal);
    expect(await onlyJudge(projectId)).toMatchObject({
      status: "stopped",
      scored: 1,
      failures: { bad_model_answer: 2 },
    });
    const server = await configure("large", scores(5));
    expect(await begin(projectId, "model", 1)).toBe(judgeId);
    await judgeItems(database, judgeId, signal);
    expect(server.received).toHaveLength(2);
    expect(await onlyJudge(projectId)).toMatchObject({ scored: 3, failures: {} });
  });

  it("stops with the reason where the model is gone, and is another judge with another model", async () => {
    const server = await configure("large", refuses(500));
    const projectId = await project(...Array<string>(30).fill(KNOWN));
    const judgeId = await begin(projectId, "model", 1);
    expect(await judgeItems(database, judgeId, signal)).toMatchObject({ problem: { code: "model_unavailable" } });
    expect(server.received.length).toBeLessThan(20);
    await configure("small", scores(3));
    expect(await judgeItems(database, judgeId, signal)).toMatchObject({ problem: { code: "unavailable" } });
    expect(await begin(projectId, "model", 1)).not.toBe(judgeId);
    const judges = expectOk(await listJudges(database, projectId));
    expect(judges.map(({ name, model }) => [name, model])).toEqual([
      ["j, words alone", "large"],
      ["j, words alone, version 2", "small"],
    ]);
  });

  it("is refused where none is configured", () => {
    writeFileSync(join(folder, "models.json"), JSON.stringify({ models: {}, roles: {} }));
    vi.stubEnv("DRAGOMAN_MODELS", join(folder, "models.json"));
    expect(judgeNamed("model")).toMatchObject({ problem: { code: "bad_input" } });
    expect(judgingModel()).toBeNull();
  });
});
