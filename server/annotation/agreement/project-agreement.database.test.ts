import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { annotationItems, type Database, type OpenedDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { projectAgreement, setKey } from "..";
import { addAnnotators, addProject, expectOk, metrics, rateNext } from "../testing/batch";

let opened: OpenedDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.database;
});
afterAll(() => opened.close());

describe("the agreement of a project", () => {
  it("is that of its ratings, by pseudonym, and without the qualification set", async () => {
    const projectId = await addProject(database, 3, { passingShare: 0.5 });
    const items = await database.select().from(annotationItems).where(eq(annotationItems.projectId, projectId));
    expectOk(
      await setKey(database, { itemId: items[0]?.id ?? "", answers: metrics(3), explanation: "By the anchors." }),
    );
    for (const user of await addAnnotators(database, 2)) {
      // The first one is the item with the key.
      for (const value of [3, 2, 4]) await rateNext(database, projectId, user, value);
    }
    const report = expectOk(await projectAgreement(database, projectId));
    expect(report).toMatchObject({ items: 2, ratings: 4 });
    expect(report.raters.map(({ rater, medianSeconds }) => [rater, medianSeconds])).toEqual([
      ["R01", 30],
      ["R02", 30],
    ]);
    expect(report.questions.map(({ units, answers }) => [units, answers])).toEqual(Array(5).fill([2, 4]));
  });

  it("is that of a project that there is", async () => {
    expect(await projectAgreement(database, randomUUID())).toMatchObject({ ok: false, problem: { code: "not_found" } });
  });
});
