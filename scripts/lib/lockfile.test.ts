import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), inBundle: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});

it("every locked package, of every platform, is told by its hash", () => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const withoutHash = Object.entries(packages)
    // The project itself, and what comes within another package's archive.
    .filter(([path, entry]) => path !== "" && !entry.inBundle && !entry.link && !entry.integrity?.startsWith("sha512-"))
    .map(([path]) => path);
  expect(withoutHash).toEqual([]);
});
