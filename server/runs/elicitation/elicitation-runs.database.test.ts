import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { elicitationDialogs, elicitationRuns, type OpenedDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { importElicitationRun, listDialogs, listElicitationRuns, readDialog, readElicitationRuns } from "..";
import { exampleRun, writeRunFolder } from "../testing/example-run";

const RUN = exampleRun({ seed: 1, travelers: 130, skill: 0.6 });

let opened: OpenedDatabase;
let folder: string;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => {
  folder = writeRunFolder(join(mkdtempSync(join(tmpdir(), "dragoman-runs-")), "gain-main"), RUN);
  return async () => {
    rmSync(join(folder, ".."), { recursive: true });
    await opened.database.delete(elicitationRuns);
  };
});

async function bringIn(path = folder) {
  const imported = await importElicitationRun(opened.database, path);
  if (!imported.ok) throw new Error(JSON.stringify(imported.problem));
  return imported.value;
}

describe("a run that is brought in", () => {
  it("is there with its summary and its dialogs, as they stood in the files", async () => {
    const { id, ...imported } = await bringIn();
    expect(imported).toEqual({
      name: "gain-main",
      policy: "information-gain",
      simulator: "main",
      judge: "rules",
      dialogs: 130,
      isNew: true,
    });
    expect(await readElicitationRuns(opened.database, [id])).toMatchObject([
      { id, name: "gain-main", summary: RUN.summary },
    ]);
    expect(await readDialog(opened.database, id, 129)).toEqual(RUN.dialogs[129]);
    expect(await readDialog(opened.database, id, 130)).toBeNull();
    const [item] = await listElicitationRuns(opened.database);
    expect(item).toMatchObject({
      id,
      name: "gain-main",
      means: { policy: "information-gain", reward: RUN.summary.reward },
    });
    expect(item?.means).not.toHaveProperty("byRound");
  });

  it("is the same run when its content comes again, wherever the folder lies", async () => {
    const first = await bringIn();
    const elsewhere = writeRunFolder(join(folder, "..", "again"), RUN);
    expect(await bringIn(elsewhere)).toEqual({ ...first, name: "again", isNew: false });
    expect(await listElicitationRuns(opened.database)).toMatchObject([{ name: "gain-main" }]);
    const other = writeRunFolder(join(folder, "..", "other"), exampleRun({ seed: 2, travelers: 3, skill: 0.6 }));
    expect((await bringIn(other)).id).not.toBe(first.id);
  });

  it("keeps nothing that a record does not name", async () => {
    const dialogs = RUN.dialogs.map((dialog) => ({ ...dialog, persona: { marker: "hidden-7f3a" } }));
    const { id } = await bringIn(writeRunFolder(join(folder, "..", "told"), { ...RUN, dialogs }));
    const rows = await opened.database.select().from(elicitationDialogs).where(eq(elicitationDialogs.runId, id));
    expect(rows).toHaveLength(RUN.dialogs.length);
    expect(JSON.stringify(rows)).not.toContain("hidden-7f3a");
  });

  it("is read in the order asked for, without ids of no run", async () => {
    const a = await bringIn();
    const b = await bringIn(writeRunFolder(join(folder, "..", "b"), exampleRun({ seed: 2, travelers: 3, skill: 0.1 })));
    const read = await readElicitationRuns(opened.database, [b.id, "none", a.id]);
    expect(read.map(({ id }) => id)).toEqual([b.id, a.id]);
    expect(await readElicitationRuns(opened.database, [])).toEqual([]);
  });
});

describe("a list of dialogs", () => {
  const all = { sortBy: "position", descending: false, filter: null, offset: 0, limit: 50 } as const;

  it("comes in pages", async () => {
    const { id: runId } = await bringIn();
    const page = await listDialogs(opened.database, { ...all, runId, offset: 100 });
    expect(page.total).toBe(130);
    expect(page.dialogs.map(({ position }) => position)).toEqual(Array.from({ length: 30 }, (_, index) => 100 + index));
    expect(page.dialogs[0]).toMatchObject({
      opening: RUN.dialogs[100]?.turns[0]?.text,
      rounds: RUN.dialogs[100]?.rounds,
    });
    expect(page.dialogs[0]).not.toHaveProperty("record");
  });

  it("is sorted and filtered by a measure, its lower end in and its upper end out", async () => {
    const { id: runId } = await bringIn();
    const filter = { measure: "rounds", from: 8, below: 13 } as const;
    const page = await listDialogs(opened.database, {
      ...all,
      runId,
      filter,
      sortBy: "critical",
      descending: true,
      limit: 130,
    });
    const expected = RUN.dialogs.filter(({ rounds }) => rounds >= 8 && rounds <= 12);
    expect(page.total).toBe(expected.length);
    expect(page.dialogs.map(({ critical }) => critical)).toEqual(
      expected.map(({ accuracy }) => accuracy.critical).sort((a, b) => b - a),
    );
  });
});

describe("a folder that is not whole", () => {
  async function refusal(path = folder) {
    const imported = await importElicitationRun(opened.database, path);
    expect(await opened.database.select().from(elicitationDialogs)).toEqual([]);
    expect(await listElicitationRuns(opened.database)).toEqual([]);
    return imported.ok ? null : imported.problem;
  }
  const dialogsFile = () => join(folder, "dialogs.jsonl");
  const summaryFile = () => join(folder, "summary.json");

  it("leaves nothing behind and says where it is wrong", async () => {
    const lines = readFileSync(dialogsFile(), "utf8").split("\n");
    lines[119] = JSON.stringify({ ...RUN.dialogs[119], rounds: "many" });
    writeFileSync(dialogsFile(), lines.join("\n"));
    expect(await refusal()).toMatchObject({
      code: "bad_file",
      where: { file: dialogsFile(), line: 120, field: "rounds" },
    });
  });

  it.each([
    ["no JSON", () => appendFileSync(dialogsFile(), "{"), { where: { line: 131 } }],
    [
      "a dialog twice",
      () => appendFileSync(dialogsFile(), JSON.stringify(RUN.dialogs[4])),
      { where: { line: 131, field: "id" } },
    ],
    [
      "a NUL",
      () => appendFileSync(dialogsFile(), JSON.stringify({ ...RUN.dialogs[0], id: "a\0b" })),
      { where: { line: 131 } },
    ],
    [
      "too few dialogs",
      () => writeFileSync(dialogsFile(), JSON.stringify(RUN.dialogs[0])),
      { message: expect.stringContaining("130 travelers, and 1 dialogs") },
    ],
    [
      "another benchmark's summary",
      () => writeFileSync(summaryFile(), JSON.stringify({ ...RUN.summary, benchmark: "travelplanner" })),
      { where: { field: "benchmark" } },
    ],
    [
      "an unknown entry in the notes",
      () => appendFileSync(dialogsFile(), JSON.stringify({ ...RUN.dialogs[0], id: "x", notes: { secret: "y" } })),
      { where: { line: 131 } },
    ],
    ["no dialogs", () => rmSync(dialogsFile()), { message: "There is no such file." }],
  ])("is refused: %s", async (_, damage, expected) => {
    damage();
    expect(await refusal()).toMatchObject(expected);
  });

  it("may be no folder at all", async () => {
    expect(await refusal(join(folder, "nowhere"))).toMatchObject({ code: "bad_input" });
    expect(await refusal(summaryFile())).toMatchObject({ code: "bad_input" });
  });

  it("may speak of escapes", async () => {
    const dialogs = RUN.dialogs.map((dialog) => ({
      ...dialog,
      turns: dialog.turns.map((turn) => ({ ...turn, text: "\\u0000 and 🏔" })),
    }));
    const path = writeRunFolder(join(folder, "..", "escapes"), { ...RUN, dialogs });
    const { id } = await bringIn(path);
    expect((await readDialog(opened.database, id, 0))?.turns[0]?.text).toBe("\\u0000 and 🏔");
  });
});
