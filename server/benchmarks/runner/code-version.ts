import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import packageJson from "../../../package.json" with { type: "json" };

/** What a run is played by. What else is in the folder (documents, the files of runs) changes no figure. */
const SOURCES = ["server", "db", "package.json", "package-lock.json"];
/** A repository that takes longer is not waited for. */
const LONGEST_MS = 5_000;
const MOST_BYTES = 64 << 20;

let ofCheckout: string | undefined;

/**
 * Version of the code that plays: the package's, with the commit where the working folder is a checkout, and "+dirty." with a hash of the
 * sources' changes where not all are committed. As it was when this process first asked. DRAGOMAN_CODE names it where code is deployed
 * without its checkout.
 */
export function codeVersion(): string {
  const named = process.env.DRAGOMAN_CODE?.trim();
  if (named) return named;
  ofCheckout ??= [packageJson.version, checkoutVersion(process.cwd())].filter((part) => part !== null).join("+");
  return ofCheckout;
}

/** "9ae16a3d2f10", "9ae16a3d2f10+dirty.1c0f37ab", or "…+dirty.unknown" where the changes cannot be read; null outside a checkout. */
export function checkoutVersion(folder: string): string | null {
  const commit = git(folder, ["rev-parse", "--short=12", "HEAD"])?.trim();
  if (commit === undefined) return null;
  const changes = git(folder, ["diff", "HEAD", "--binary", "--no-ext-diff", "--", ...SOURCES]);
  const untracked = git(folder, ["ls-files", "-z", "--others", "--exclude-standard", "--", ...SOURCES]);
  if (changes === undefined || untracked === undefined) return `${commit}+dirty.unknown`;
  const files = untracked.split("\0").filter((file) => file !== "");
  if (changes === "" && files.length === 0) return commit;
  const hash = createHash("sha256").update(changes);
  for (const file of files)
    hash.update(`\0${file}\0`).update(readFileSync(join(/* turbopackIgnore: true */ folder, file)));
  return `${commit}+dirty.${hash.digest("hex").slice(0, 8)}`;
}

function git(folder: string, args: readonly string[]): string | undefined {
  const options = { cwd: folder, stdio: "pipe", timeout: LONGEST_MS, maxBuffer: MOST_BYTES } as const;
  try {
    return execFileSync("git", ["--no-optional-locks", ...args], { ...options, encoding: "utf8" });
  } catch {
    return undefined;
  }
}
