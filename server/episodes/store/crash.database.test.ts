import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batchOf } from "../testing/batches";
import { type Bundle, bundled } from "../testing/bundled";
import { lifeOf } from "../testing/killed-process";
import { type OwnDatabase, openOwnDatabase } from "../testing/own-database";

/**
 * On the embedded database a kill also ends the database in the middle of its own log, and what it finds there when it opens again is
 * tested with ours. A server of Postgres lives on, and its log is proven: what is tested is our transaction, the same code on both.
 */
const KILLS = process.env.DATABASE_UNDER_TEST === "postgres" ? 8 : 12;
/** Databases that processes are killed on side by side. */
const LANES = 2;
const MOST_BATCHES = 5;
/** Longer than a batch takes. */
const LONGEST_MS = 30;

let program: Bundle;

describe("an episode whose process is killed while it appends", () => {
  beforeAll(() => {
    program = bundled("server/episodes/testing/appending-process.ts");
  });
  afterAll(() => program.remove());

  it("has every acknowledged event, no gap, no double, no half batch, and the same trip when rebuilt", async () => {
    const lanes = await Promise.all(Array.from({ length: LANES }, () => killManyTimes(KILLS / LANES)));
    expect(lanes).toEqual(Array(LANES).fill(KILLS / LANES));
  }, 300_000);
});

/** Kills one process after another on one database and looks at what each left; how many there were. */
async function killManyTimes(times: number): Promise<number> {
  const database = await openOwnDatabase();
  try {
    const episodes: { readonly id: string; readonly acknowledged: number }[] = [];
    while (episodes.length < times) {
      const id = randomUUID();
      const previous = episodes.slice(-1);
      const { reports, acknowledged } = await liveOnce(database, [...previous.map((each) => each.id), id]);
      for (const [index, each] of previous.entries()) expectWhole(each, reports[index]);
      episodes.push({ id, acknowledged });
    }
    const { reports } = await liveOnce(database, [...episodes.map(({ id }) => id), randomUUID()]);
    for (const [index, episode] of episodes.entries()) expectWhole(episode, reports[index]);
    return episodes.length;
  } finally {
    await database.close();
  }
}

function liveOnce({ env }: OwnDatabase, ids: readonly string[]) {
  const batches = Math.floor(Math.random() * (MOST_BATCHES + 1));
  return lifeOf(program.file, ids, env, { batches, thenMs: Math.random() * LONGEST_MS });
}

type Reports = Awaited<ReturnType<typeof lifeOf>>["reports"];

function expectWhole({ id, acknowledged }: { id: string; acknowledged: number }, report: Reports[number] | undefined) {
  const lengths = [acknowledged, acknowledged + batchAfter(id, acknowledged).length];
  expect(lengths).toContain(report?.length);
  const sequences = Array.from({ length: report?.length ?? 0 }, (_, index) => index);
  expect(report).toEqual({ length: report?.length, sequences, areAsWritten: true, isSameRebuilt: true });
}

/** The batch that was being written when so many events had been acknowledged. */
function batchAfter(id: string, acknowledged: number): unknown[] {
  let index = 0;
  for (let length = 0; length < acknowledged; index += 1) length += batchOf(id, index).length;
  return batchOf(id, index);
}
