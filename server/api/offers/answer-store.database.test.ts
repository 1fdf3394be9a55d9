import { afterAll, beforeAll } from "vitest";
import { type OpenedDatabase, offerAnswers } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { answerStoreConformance, exampleBytes } from "@/server/worlds/testing";
import { databaseAnswerStore } from "./answer-store";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

answerStoreConformance("the database", async (most) => {
  await opened.database.delete(offerAnswers);
  return databaseAnswerStore(opened.database, most === undefined ? undefined : most * exampleBytes());
});
