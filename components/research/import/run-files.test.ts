import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { IMPORT_LIMITS } from "@/server/views";
import { chosenRun, runFiles } from "./run-files";
import { tooLarge } from "./upload";

const file = new Blob(["{}"]);
const FILES = ["summary.json", "run.json", "episodes/0001.jsonl", "submission.jsonl", "old/summary.json"];

describe("the files of a run", () => {
  it.each(["", "out/", "all/out/"])("are found below %j, and no others", (folder) => {
    const run = runFiles(
      [...FILES.map((path) => ({ path: `${folder}${path}`, file })), { path: "elsewhere/deep/er/run.json", file }],
      "chosen",
    );
    expect(run?.name).toBe(folder === "" ? "chosen" : "out");
    expect(run?.parts.map(({ path }) => path)).toEqual(["run/summary.json", "run/run.json", "run/episodes/0001.jsonl"]);
  });

  it("are none without a summary", () => {
    expect(runFiles([{ path: "out/run.json", file }], "out")).toBeNull();
  });

  it("come out of an archive", async () => {
    const zip = zipSync({
      "out/summary.json": strToU8('{"a":1}'),
      "out/dialogs.jsonl": strToU8("{}"),
      "out/x.png": strToU8("x"),
    });
    const run = await chosenRun([new File([zip.slice()], "archive.zip")]);
    expect(run.name).toBe("out");
    expect(await Promise.all(run.parts.map(async ({ path, file: part }) => [path, await part.text()]))).toEqual([
      ["run/summary.json", '{"a":1}'],
      ["run/dialogs.jsonl", "{}"],
    ]);
  });

  it("are not taken of an archive that is none", async () => {
    await expect(chosenRun([new File(["no archive"], "a.zip")])).rejects.toThrow("cannot be read");
    await expect(chosenRun([])).rejects.toThrow("Choose the folder");
  });
});

describe("an upload", () => {
  it("is too large by a file, by all together, or by their number", () => {
    const sized = (bytes: number) => {
      const blob = new Blob();
      Object.defineProperty(blob, "size", { value: bytes });
      return { path: "a", file: blob };
    };
    expect(tooLarge([sized(IMPORT_LIMITS.fileBytes)])).toBeNull();
    expect(tooLarge([sized(IMPORT_LIMITS.fileBytes + 1)])).toContain("64 MB");
    expect(tooLarge(Array.from({ length: 5 }, () => sized(IMPORT_LIMITS.fileBytes)))).toContain("256 MB");
    expect(tooLarge(Array.from({ length: IMPORT_LIMITS.files + 1 }, () => sized(0)))).toContain("10000 files");
  });
});
