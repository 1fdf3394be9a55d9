import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUp, type Place, restore } from "./backup";
import { openEmbedded } from "./embedded";
import type { OpenedDatabase } from "./opened-database";
import { openPostgres } from "./postgres";
import { users } from "./schema";
import { copyPreparedDatabase, createPostgresDatabase } from "./testing";

const onPostgres = process.env.DATABASE_UNDER_TEST === "postgres";

describe("a backup", () => {
  let folder: string;
  const drops: (() => Promise<void>)[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-backup-"));
  });
  afterEach(async () => {
    for (const drop of drops.splice(0)) await drop();
    rmSync(folder, { recursive: true });
  });

  /** A database that holds nothing, not even tables. */
  async function emptyPlace(name: string): Promise<Place> {
    if (!onPostgres) return { kind: "embedded", folder: join(folder, name) };
    const { url, drop } = await createPostgresDatabase();
    drops.push(drop);
    return { kind: "postgres", url };
  }

  async function open(place: Place): Promise<OpenedDatabase> {
    return place.kind === "postgres" ? openPostgres(place.url) : openEmbedded(place.folder);
  }

  async function peopleIn(place: Place): Promise<string[]> {
    const opened = await open(place);
    const rows = await opened.database.select({ id: users.id }).from(users).orderBy(users.id);
    await opened.close();
    return rows.map(({ id }) => id);
  }

  async function placeWith(...people: string[]): Promise<Place> {
    const place = await emptyPlace("first");
    if (place.kind === "embedded") await copyPreparedDatabase(place.folder);
    const opened = await open(place);
    await opened.database
      .insert(users)
      .values(people.map((id) => ({ id, email: `${id}@example.com`, name: id, role: "traveler" })));
    await opened.close();
    return place;
  }

  it("is brought back into an empty database, where all of it is found again", async () => {
    const place = await placeWith("ana", "ben");
    const file = join(folder, "backup");
    expect(await backUp(place, file)).toEqual({ ok: true, value: null });
    expect(await backUp(place, file)).toMatchObject({ ok: false, problem: { code: "already_exists" } });
    const other = await emptyPlace("second");
    expect(await restore(other, file)).toEqual({ ok: true, value: null });
    expect(await peopleIn(other)).toEqual(["ana", "ben"]);
    expect(await peopleIn(place)).toEqual(["ana", "ben"]);
  });

  it("never goes over a database that is there", async () => {
    const place = await placeWith("ana");
    const file = join(folder, "backup");
    await backUp(place, file);
    expect(await restore(place, file)).toMatchObject({ ok: false, problem: { code: "already_exists" } });
    expect(await peopleIn(place)).toEqual(["ana"]);
  });

  it("is no other file, and what is none leaves nothing behind", async () => {
    const file = join(folder, "words");
    writeFileSync(file, "PGD, but no backup");
    const place = await emptyPlace("third");
    if (place.kind === "embedded") mkdirSync(place.folder);
    expect(await restore(place, file)).toMatchObject({ ok: false, problem: { code: "bad_file" } });
    expect(await restore(place, join(folder, "nowhere"))).toMatchObject({ ok: false, problem: { code: "not_found" } });
    if (place.kind === "embedded") {
      expect(readdirSync(place.folder)).toEqual([]);
      expect(await backUp(place, join(folder, "of-nothing"))).toMatchObject({ problem: { code: "not_found" } });
    }
  });
});
