import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkoutVersion } from "./code-version";

const folder = mkdtempSync(join(tmpdir(), "dragoman-version-"));
const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeAll(() => {
  git("init", "-q");
  for (const name of ["server", "db"]) mkdirSync(join(folder, name));
  for (const file of ["server/act.txt", "db/schema.ts", "package.json", "package-lock.json"]) write(file, "Go.");
  git("add", ".");
  git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "-qm", "Begin");
});
afterAll(() => rmSync(folder, { recursive: true }));

it("is the commit, and another for each change of a source that is not committed", () => {
  const committed = checkoutVersion(folder);
  expect(committed).toMatch(/^[0-9a-f]{12}$/);
  write("notes.md", "No source.");
  expect(checkoutVersion(folder)).toBe(committed);
  write("server/act.txt", "Go on.");
  const edited = checkoutVersion(folder);
  write("server/act.txt", "Go now.");
  const again = checkoutVersion(folder);
  write("server/new.txt", "Stay.");
  const untracked = checkoutVersion(folder);
  write("server/new.txt", "Leave.");
  const versions = [edited, again, untracked, checkoutVersion(folder)];
  expect(new Set(versions).size).toBe(4);
  for (const version of versions) expect(version).toMatch(new RegExp(`^${committed}\\+dirty\\.[0-9a-f]{8}$`));
  rmSync(join(folder, "server/new.txt"));
  write("server/act.txt", "Go.");
  expect(checkoutVersion(folder)).toBe(committed);
});

it("is none outside a checkout", () => {
  expect(checkoutVersion(tmpdir())).toBeNull();
});
