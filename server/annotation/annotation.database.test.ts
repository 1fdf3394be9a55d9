import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { annotationDrafts, annotationItems, type Database, type OpenedDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import {
  addRater,
  adjudicate,
  askRepeat,
  changeProject,
  commentAsRater,
  heartbeat,
  listItems,
  nextItem,
  ownWork,
  projectForRater,
  projectsOfRater,
  removeRater,
  reopen,
  saveDraft,
  setKey,
  setStatus,
  skip,
  startJudge,
  storeJudgment,
  submit,
  viewItem,
  viewProject,
} from ".";
import { addAnnotators, addProject, expectOk, HIDDEN, metrics, rateNext, take } from "./testing/batch";

let opened: OpenedDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.database;
});
afterAll(() => opened.close());

const TEN_MINUTES = 600_000;
const soon = () => new Date(Date.now() + TEN_MINUTES);
const LOST = { ok: false, problem: { code: "changed_meanwhile" } };

async function itemsOf(projectId: string): Promise<string[]> {
  const rows = await database.select().from(annotationItems).where(eq(annotationItems.projectId, projectId));
  return rows.sort((a, b) => a.position - b.position).map(({ id }) => id);
}

async function annotator(): Promise<string> {
  const [id] = await addAnnotators(database, 1);
  if (id === undefined) throw new Error("No account was stored.");
  return id;
}

describe("raters at once", () => {
  it("finish a batch: each item has its three raters, nobody one twice", async () => {
    const projectId = await addProject(database, 4);
    const raters = await addAnnotators(database, 8);
    const work = async (user: string) => {
      for (;;) {
        const next = expectOk(await nextItem(database, projectId, user));
        if (next.kind === "none") return next.reason;
        await rateNext(database, projectId, user);
      }
    };
    await Promise.all(raters.map(work));
    const ids = await itemsOf(projectId);
    for (const id of ids) {
      const { ratings } = expectOk(await viewItem(database, id));
      expect(ratings).toHaveLength(3);
      expect(new Set(ratings.map(({ rater }) => rater)).size).toBe(3);
    }
    const view = expectOk(await viewProject(database, projectId));
    expect(view).toMatchObject({ counts: { items: 4, wanted: 12, ratings: 12, raters: 8 }, hoursLeft: 0 });
  });
});

describe("a reservation", () => {
  it("is the same item with its draft on every call, of which the highest revision counts", async () => {
    const projectId = await addProject(database, 3);
    const user = await annotator();
    const held = await take(database, projectId, user);
    const draft = { reservationId: held.reservation.id, seconds: 5 };
    await saveDraft(database, user, { ...draft, answers: metrics(4), revision: 2 });
    await saveDraft(database, user, { ...draft, answers: metrics(1), revision: 1 });
    const again = await take(database, projectId, user);
    expect(again.item).toEqual(held.item);
    expect(again.draft).toEqual({ answers: metrics(4), seconds: 5, revision: 2 });
  });

  it("comes back with its draft while nobody took the place, also after its time", async () => {
    const projectId = await addProject(database, 1, { ratersPerItem: 1 });
    const user = await annotator();
    const { reservation } = await take(database, projectId, user);
    expectOk(await heartbeat(database, user, reservation.id, soon()));
    expect((await take(database, projectId, user, soon())).reservation.id).toBe(reservation.id);
  });

  it("is lost once another rater took the place, and the item is not rated twice", async () => {
    const projectId = await addProject(database, 1, { ratersPerItem: 1 });
    const [first = "", second = ""] = await addAnnotators(database, 2);
    const lost = await take(database, projectId, first);
    expect(await nextItem(database, projectId, second)).toMatchObject({ value: { reason: "held-by-others" } });
    const taken = await take(database, projectId, second, soon());
    expect(taken.item.id).toBe(lost.item.id);
    const late = { reservationId: lost.reservation.id, requestId: randomUUID(), answers: metrics(3), seconds: 9 };
    expect(await submit(database, first, late, soon())).toMatchObject(LOST);
    expect(await heartbeat(database, first, lost.reservation.id)).toMatchObject(LOST);
    expectOk(await submit(database, second, { ...late, reservationId: taken.reservation.id }, soon()));
    expect(await nextItem(database, projectId, first)).toMatchObject({ value: { kind: "none", reason: "done" } });
  });

  it("takes drafts at the moment at which another rater takes the item, and has one holder then", async () => {
    const projectId = await addProject(database, 1, { ratersPerItem: 1 });
    const [first = "", second = ""] = await addAnnotators(database, 2);
    const { reservation } = await take(database, projectId, first);
    const save = (revision: number) =>
      saveDraft(database, first, { reservationId: reservation.id, answers: metrics(4), seconds: 5, revision });
    const [early, next, alive, ...later] = await Promise.all([
      save(1),
      nextItem(database, projectId, second, soon()),
      heartbeat(database, first, reservation.id, soon()),
      ...[2, 3].map(save),
    ]);
    // The first one has it.
    expect(expectOk(next).kind).toBe(alive.ok ? "none" : "item");
    for (const saved of [early, ...later]) if (!saved.ok) expect(saved).toMatchObject(LOST);
    expect((await save(4)).ok).toBe(alive.ok);
  });

  it("leaves no draft behind that arrives while the rating is submitted", async () => {
    const projectId = await addProject(database, 2);
    const user = await annotator();
    const { reservation, item } = await take(database, projectId, user);
    const draft = { reservationId: reservation.id, answers: metrics(4), seconds: 5 };
    const request = { reservationId: reservation.id, requestId: randomUUID(), answers: metrics(3), seconds: 20 };
    await Promise.all([
      ...[1, 2].map((revision) => saveDraft(database, user, { ...draft, revision })),
      submit(database, user, request),
      ...[3, 4].map((revision) => saveDraft(database, user, { ...draft, revision })),
    ]);
    const drafts = await database.select().from(annotationDrafts).where(eq(annotationDrafts.itemId, item.id));
    expect(drafts).toEqual([]);
    expect(expectOk(await reopen(database, projectId, user)).item.id).toBe(item.id);
  });

  it("is nobody else's", async () => {
    const projectId = await addProject(database, 2);
    const [owner = "", stranger = ""] = await addAnnotators(database, 2);
    const { reservation, item } = await take(database, projectId, owner);
    const NOT_FOUND = { ok: false, problem: { code: "not_found" } };
    expect(await heartbeat(database, stranger, reservation.id)).toMatchObject(NOT_FOUND);
    expect(await skip(database, stranger, reservation.id, "No.")).toMatchObject(NOT_FOUND);
    expect(await commentAsRater(database, stranger, { itemId: item.id }, "Hello")).toMatchObject(NOT_FOUND);
    const request = { reservationId: reservation.id, requestId: randomUUID(), answers: metrics(3), seconds: 1 };
    expect(await submit(database, stranger, request)).toMatchObject(NOT_FOUND);
  });
});

describe("a rating", () => {
  it("is stored once for one request, however often it is sent", async () => {
    const projectId = await addProject(database, 2);
    const user = await annotator();
    const { reservation, item } = await take(database, projectId, user);
    const request = { reservationId: reservation.id, requestId: randomUUID(), answers: metrics(3), seconds: 20 };
    const answers = await Promise.all([1, 2, 3].map(() => submit(database, user, request)));
    expect(new Set(answers.map((answer) => expectOk(answer).ratingId)).size).toBe(1);
    expect(expectOk(await viewItem(database, item.id)).ratings).toHaveLength(1);
    expect(await submit(database, user, { ...request, requestId: randomUUID() })).toMatchObject(LOST);
  });

  it("is refused with a missing answer, and stays open", async () => {
    const projectId = await addProject(database, 1, { minimumRationale: 20 });
    const user = await annotator();
    const { reservation } = await take(database, projectId, user);
    const request = { reservationId: reservation.id, requestId: randomUUID(), answers: metrics(3), seconds: 20 };
    const refused = await submit(database, user, request);
    expect(refused).toMatchObject({ ok: false, problem: { code: "bad_input", where: { field: "planning" } } });
    expect((await take(database, projectId, user)).reservation.id).toBe(reservation.id);
  });

  it("that is reopened stays, and the new one supersedes it without taking a place", async () => {
    const projectId = await addProject(database, 2);
    const user = await annotator();
    const before = await rateNext(database, projectId, user, 2);
    await take(database, projectId, user);
    const held = expectOk(await reopen(database, projectId, user));
    expect(held).toMatchObject({ item: { id: before.item.id }, supersedes: before.ratingId, draft: { seconds: 30 } });
    expect(held.draft.answers).toEqual(metrics(2));
    const request = { reservationId: held.reservation.id, requestId: randomUUID(), answers: metrics(5), seconds: 8 };
    expect(expectOk(await submit(database, user, request)).counts).toEqual({ done: 1, left: 1 });
    const { ratings } = expectOk(await viewItem(database, before.item.id));
    expect(ratings.map(({ superseded, answers }) => [superseded, answers[0]?.value])).toEqual([
      [true, 2],
      [false, 5],
    ]);
    expect(expectOk(await ownWork(database, projectId, user)).ratings).toHaveLength(1);
  });

  it("comes again where a researcher asks for it, and tells of self-consistency", async () => {
    const projectId = await addProject(database, 1);
    const user = await annotator();
    const { item } = await rateNext(database, projectId, user, 2);
    expect(await askRepeat(database, item.id, "R02")).toMatchObject({ problem: { code: "not_found" } });
    expectOk(await askRepeat(database, item.id, "R01"));
    await rateNext(database, projectId, user, 3);
    expect(expectOk(await ownWork(database, projectId, user)).consistency).toEqual({
      pairs: 5,
      exact: 0,
      withinOne: 1,
    });
    expect(await askRepeat(database, item.id, "R01")).toMatchObject({ problem: { code: "bad_input" } });
  });
});

it("an item that is skipped goes to others, with the reason for researchers", async () => {
  const projectId = await addProject(database, 1, { ratersPerItem: 1 });
  const [first = "", second = ""] = await addAnnotators(database, 2);
  const { reservation, item } = await take(database, projectId, first);
  expectOk(await skip(database, first, reservation.id, "Not a dialog."));
  expect(await nextItem(database, projectId, first)).toMatchObject({ value: { kind: "none", reason: "done" } });
  expect((await take(database, projectId, second)).item.id).toBe(item.id);
  expect(expectOk(await viewItem(database, item.id)).skips).toMatchObject([{ rater: "R01", reason: "Not a dialog." }]);
});

describe("the qualification set", () => {
  it("comes first, gives feedback, and bars a rater who fails it", async () => {
    const projectId = await addProject(database, 3, { passingShare: 1 });
    const [, , key = ""] = await itemsOf(projectId);
    expectOk(await setKey(database, { itemId: key, answers: metrics(4), explanation: "See the guidelines." }));
    const [good = "", bad = ""] = await addAnnotators(database, 2);
    const passed = await rateNext(database, projectId, good, 3);
    expect(passed).toMatchObject({ item: { id: key, purpose: "qualification" }, counts: { done: 0, left: 2 } });
    expect(passed.feedback).toHaveLength(5);
    expect(passed.feedback?.[0]).toMatchObject({ question: "planning", given: 3, expected: 4 });
    expect(await reopen(database, projectId, good)).toMatchObject({ problem: { code: "bad_input" } });
    expect((await rateNext(database, projectId, good)).feedback).toBeNull();
    await rateNext(database, projectId, bad, 1);
    expect(await nextItem(database, projectId, bad)).toMatchObject({ value: { reason: "not-qualified" } });
    expect(expectOk(await projectForRater(database, projectId, bad)).qualification?.passed).toBe(false);
  });
});

it("a pair is shown in an order of the rater's own and stored in the item's", async () => {
  const projectId = await addProject(database, 8, { ratersPerItem: 1 }, "pair");
  const user = await annotator();
  const shown = new Set<boolean>();
  for (let at = 0; at < 8; at++) {
    const { item, reservation } = await take(database, projectId, user);
    if (item.content.unit !== "pair") throw new Error("This is no pair.");
    const isSwapped = item.content.first.length === 2;
    shown.add(isSwapped);
    // The dialog of one turn is always called better.
    const answer = {
      question: "better",
      turn: null,
      value: isSwapped ? "second" : "first",
      rationale: "",
      turns: [isSwapped ? 2 : 0],
    };
    const request = { reservationId: reservation.id, requestId: randomUUID(), answers: [answer], seconds: 5 };
    expectOk(await submit(database, user, request));
    const [rating] = expectOk(await viewItem(database, item.id)).ratings;
    expect(rating?.answers).toMatchObject([{ value: "first", turns: [0] }]);
    expect(expectOk(await ownWork(database, projectId, user)).ratings[0]?.answers).toEqual([answer]);
  }
  expect(shown.size).toBe(2);
});

it("a rater reads nothing of sources, scores, keys and other raters", async () => {
  const projectId = await addProject(database, 3, { passingShare: 0 });
  const [, , key = ""] = await itemsOf(projectId);
  const secret = metrics(5).map((answer) => ({ ...answer, rationale: `${HIDDEN} by the author` }));
  expectOk(await setKey(database, { itemId: key, answers: secret, explanation: HIDDEN }));
  const [other = "", rater = ""] = await addAnnotators(database, 2);
  await rateNext(database, projectId, other);
  const theirs = await take(database, projectId, other);
  const said = metrics(1).map((answer) => ({ ...answer, rationale: `${HIDDEN} of another rater` }));
  const request = { reservationId: theirs.reservation.id, requestId: randomUUID(), answers: said, seconds: 99 };
  expectOk(await submit(database, other, request));
  expectOk(await commentAsRater(database, other, { itemId: theirs.item.id }, HIDDEN));
  expectOk(await adjudicate(database, { itemId: theirs.item.id, answers: said, rationale: HIDDEN }, other));
  const judge = { by: "rules", name: HIDDEN, model: HIDDEN, promptHash: HIDDEN, scripted: false } as const;
  const { judgeId } = expectOk(await startJudge(database, { projectId, repeats: 1 }, judge));
  for (const itemId of await itemsOf(projectId)) {
    const judgment = { itemId, repeat: 1, scores: { [HIDDEN]: 4 }, problem: null, costUsd: 0 };
    await storeJudgment(database, judgeId, judgment);
  }
  const { feedback: _, ...qualified } = await rateNext(database, projectId, rater, 3);
  const answers = [
    qualified,
    await nextItem(database, projectId, rater),
    await rateNext(database, projectId, rater),
    await reopen(database, projectId, rater),
    await nextItem(database, projectId, rater),
    await projectsOfRater(database, rater),
    await projectForRater(database, projectId, rater),
    await ownWork(database, projectId, rater),
  ];
  expect(JSON.stringify(answers)).not.toContain(HIDDEN);
  const names = keysWithin(answers);
  for (const name of [
    "source",
    "agent",
    "judged",
    "key",
    "position",
    "rater",
    "raterId",
    "persona",
    "model",
    "judge",
  ]) {
    expect(names).not.toContain(name);
  }
});

describe("a project", () => {
  it("keeps rubric and order once there is a rating, and takes other changes", async () => {
    const projectId = await addProject(database, 1);
    const user = await annotator();
    expectOk(await changeProject(database, { projectId, settings: { overlap: 0.5 } }));
    await rateNext(database, projectId, user);
    const refused = await changeProject(database, { projectId, settings: { overlap: 1 } });
    expect(refused).toMatchObject({ problem: { code: "bad_input", message: expect.stringContaining("fixed") } });
    expectOk(await changeProject(database, { projectId, settings: { guidelines: "Read all of it." } }));
    const { settings } = expectOk(await viewProject(database, projectId));
    expect(settings).toMatchObject({ overlap: 0.5, guidelines: "Read all of it." });
  });

  it("shows each rater's progress in as many queries for ten as for one", async () => {
    const projectId = await addProject(database, 3, { passingShare: 1 });
    const [, , key = ""] = await itemsOf(projectId);
    expectOk(await setKey(database, { itemId: key, answers: metrics(3), explanation: "By the anchors." }));
    const queries = vi.spyOn(database, "select");
    const view = async () => {
      queries.mockClear();
      const { progress, counts } = expectOk(await viewProject(database, projectId));
      return { progress, counts, queries: queries.mock.calls.length };
    };
    const [first = "", second = "", ...others] = await addAnnotators(database, 10);
    await rateNext(database, projectId, first);
    await rateNext(database, projectId, first);
    const alone = await view();
    const { reservation } = await take(database, projectId, first);
    expectOk(await skip(database, first, reservation.id, "Not a dialog."));
    await rateNext(database, projectId, second, 1);
    for (const user of others) await take(database, projectId, user);
    const together = await view();
    queries.mockRestore();
    expect(together.queries).toBe(alone.queries);
    expect(together.counts).toMatchObject({ items: 2, qualificationItems: 1, ratings: 1, raters: 10 });
    expect(together.progress.slice(0, 3)).toMatchObject([
      { rater: "R01", done: 1, skipped: 1, medianSeconds: 30, qualification: { answered: 1, passed: true } },
      { rater: "R02", done: 0, skipped: 0, medianSeconds: 30, qualification: { answered: 1, passed: false } },
      { rater: "R03", done: 0, skipped: 0, medianSeconds: null, lastAt: null, qualification: { answered: 0 } },
    ]);
  });

  it("that is paused gives nothing out", async () => {
    const projectId = await addProject(database, 1);
    expectOk(await setStatus(database, projectId, "paused"));
    expect(await nextItem(database, projectId, await annotator())).toMatchObject({ value: { reason: "paused" } });
  });

  it("is closed to a rater who was removed, until added again under the same pseudonym", async () => {
    const projectId = await addProject(database, 2);
    const user = await annotator();
    await rateNext(database, projectId, user);
    expectOk(await removeRater(database, projectId, "R01"));
    expect(await nextItem(database, projectId, user)).toMatchObject({ problem: { code: "not_found" } });
    expect((await projectsOfRater(database, user)).map(({ id }) => id)).not.toContain(projectId);
    expect(expectOk(await addRater(database, projectId, `${user}@example.org`))).toEqual({ rater: "R01" });
    await rateNext(database, projectId, user);
  });

  it("lists items with the widest spread first", async () => {
    const projectId = await addProject(database, 2);
    const [first = "", second = ""] = await addAnnotators(database, 2);
    const agreed = await rateNext(database, projectId, first, 3);
    const disputed = await rateNext(database, projectId, first, 1);
    for (const _ of [1, 2]) {
      const { item, reservation } = await take(database, projectId, second);
      const answers = metrics(item.id === agreed.item.id ? 3 : 5);
      const request = { reservationId: reservation.id, requestId: randomUUID(), answers, seconds: 1 };
      expectOk(await submit(database, second, request));
    }
    const page = expectOk(await listItems(database, { projectId, order: "spread", cursor: null }));
    expect(page.items.map(({ id, spread }) => [id, spread.planning])).toEqual([
      [disputed.item.id, 4],
      [agreed.item.id, 0],
    ]);
    expect(page).toMatchObject({ total: 2, nextCursor: null });
    const { agreement } = expectOk(await ownWork(database, projectId, first));
    expect(agreement).toEqual({ pairs: 10, exact: 0.5, withinOne: 0.5 });
  });
});

/** Every name of a field anywhere within. */
function keysWithin(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysWithin)];
}
