import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { annotationItems, annotationRaters, type OpenedDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { APEC_RUBRIC, type RatingRow, type RatingsFormat } from "@/server/views";
import { projectAgreement } from "../agreement/project-agreement";
import { ratingLines } from "../formats";
import { viewProject } from "../projects/read-projects";
import { readRatedItems } from "../projects/read-rated-items";
import { setKey } from "../projects/set-key";
import { listItems } from "../review/list-items";
import { addAnnotators, addProject, expectOk, metrics, rateNext } from "../testing/batch";
import { importRatings } from "./import-ratings";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

async function addItems(size: number): Promise<{ projectId: string; ids: string[] }> {
  const projectId = await addProject(opened.database, size);
  const items = await opened.database.select().from(annotationItems).where(eq(annotationItems.projectId, projectId));
  return { projectId, ids: items.sort((a, b) => a.position - b.position).map(({ id }) => id) };
}

/** Argilla's records of these items: what each person gives to all five questions. */
function argilla(ids: readonly string[], people: Readonly<Record<string, number>>): string {
  const responses = Object.fromEntries(
    APEC_RUBRIC.questions.map(({ id }) => [id, Object.entries(people).map(([user_id, value]) => ({ value, user_id }))]),
  );
  return JSON.stringify(ids.map((id) => ({ id, responses })));
}

const take = (projectId: string, text: string, from: RatingsFormat = "argilla") =>
  importRatings(opened.database, projectId, { from, text, file: "given.json" });
const rowsOf = async (projectId: string) => expectOk(await readRatedItems(opened.database, projectId)).rows;

describe("ratings of another tool", () => {
  it("count in progress, items, agreement and files, under pseudonyms that lead to nobody", async () => {
    const { projectId, ids } = await addItems(3);
    const imported = expectOk(await take(projectId, argilla(ids, { "ada@example.org": 4, "bo@example.org": 2 })));
    expect(imported).toEqual({ added: 6, known: 0, leftOut: 0, newRaters: ["A01", "A02"] });
    expect(expectOk(await viewProject(opened.database, projectId))).toMatchObject({
      counts: { ratings: 6, raters: 2 },
      progress: [{ rater: "A01", done: 3, medianSeconds: null }, { rater: "A02" }],
    });
    expect(expectOk(await projectAgreement(opened.database, projectId))).toMatchObject({
      raters: [{ rater: "A01", ratings: 3 }, { rater: "A02" }],
    });
    const listed = expectOk(await listItems(opened.database, { projectId, order: "spread", cursor: null }));
    expect(listed.items[0]).toMatchObject({ ratings: 2 });
    expect(await rowsOf(projectId)).toContainEqual(expect.objectContaining({ rater: "A01", seconds: null, value: 4 }));
    const raters = await opened.database
      .select()
      .from(annotationRaters)
      .where(eq(annotationRaters.projectId, projectId));
    expect(JSON.stringify(raters)).not.toContain("example.org");
  });

  it("are added once; another answer of a person supersedes the one before", async () => {
    const { projectId, ids } = await addItems(2);
    const first = argilla(ids, { ada: 4 });
    expect(expectOk(await take(projectId, first))).toMatchObject({ added: 2 });
    expect(expectOk(await take(projectId, first))).toEqual({ added: 0, known: 2, leftOut: 0, newRaters: [] });
    expect(expectOk(await take(projectId, argilla(ids, { bo: 3, ada: 5 })))).toMatchObject({
      ...{ added: 4, known: 0, newRaters: ["A02"] },
    });
    const rows = (await rowsOf(projectId)).filter(({ item, question }) => item === ids[0] && question === "planning");
    expect(rows.map(({ rater, value }) => `${rater} ${value}`).sort()).toEqual(["A01 4", "A01 5", "A02 3"]);
    const [before, after] = [4, 5].map((value) => rows.find((row) => row.value === value));
    expect(after?.supersedes).toBe(before?.rating);
  });

  it("of the project's own file are known, its adjudications left out", async () => {
    const { projectId } = await addItems(1);
    const [rater = ""] = await addAnnotators(opened.database, 1);
    await rateNext(opened.database, projectId, rater);
    const rows = await rowsOf(projectId);
    const again = expectOk(await take(projectId, ratingLines(rows), "dragoman"));
    expect(again).toEqual({ added: 0, known: 1, leftOut: 0, newRaters: [] });
    const elsewhere: RatingRow[] = rows.map((row) => ({ ...row, rating: "elsewhere" }));
    const decided: RatingRow[] = rows.map((row) => ({ ...row, rating: "decided", kind: "adjudication" }));
    expect(expectOk(await take(projectId, ratingLines([...elsewhere, ...decided]), "dragoman"))).toEqual({
      ...{ added: 1, known: 0, leftOut: 1, newRaters: ["A01"] },
    });
  });

  it("are refused whole, with the record and the field", async () => {
    const { projectId, ids } = await addItems(2);
    const refusal = async (text: string, from: RatingsFormat = "argilla") => {
      const result = await take(projectId, text, from);
      if (result.ok) throw new Error("It was taken.");
      expect(result.problem).toMatchObject({ code: "bad_file", where: { file: "given.json" } });
      return `${result.problem.where?.field} ${result.problem.message}`;
    };
    const stray = randomUUID();
    expect(await refusal(argilla([...ids, stray], { ada: 4 }))).toMatch(
      `item Record ${stray}: the project has no such`,
    );
    const [first = ""] = ids;
    const partial = JSON.stringify([{ id: first, responses: { planning: [{ value: 3, user_id: "ada" }] } }]);
    expect(await refusal(partial)).toBe(`prioritization Record ${first}: Prioritization: answer this question.`);
    const row: RatingRow = {
      ...{ rating: "r", item: first, rater: "R01", rubricVersion: 2, kind: "rating", question: "planning" },
      ...{ turn: null, value: 3, turns: [], rationale: "", seconds: 1, createdAt: null, supersedes: null },
    };
    expect(await refusal(ratingLines([row]), "dragoman")).toContain("rubricVersion");
    expectOk(await setKey(opened.database, { itemId: first, answers: metrics(3), explanation: "So." }));
    expect(await refusal(argilla([first], { ada: 4 }))).toContain("practice item");
    expect(await rowsOf(projectId)).toEqual([]);
    expect(expectOk(await viewProject(opened.database, projectId)).counts.raters).toBe(0);
  });
});
