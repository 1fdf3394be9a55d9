import { describe, expect, it } from "vitest";
import { promptTexts } from "./prompt-texts";

const file = (webkitRelativePath: string, text = "Do it.") => ({
  name: webkitRelativePath.split("/").at(-1) ?? "",
  webkitRelativePath,
  size: text.length,
  text: async () => text,
});

describe("a folder of prompts", () => {
  it("names them by their paths below it", async () => {
    expect(await promptTexts([file("mine/agents/two-stage/act.txt"), file("mine/a.txt", "b")])).toEqual({
      "agents/two-stage/act": "Do it.",
      a: "b",
    });
    expect(await promptTexts([])).toEqual({});
  });

  it.each([
    ["another kind of file", [file("mine/act.md")], "ends with .txt"],
    ["a long text", [file("mine/act.txt", "x".repeat(50_001))], "50000 bytes"],
    ["too many", Array.from({ length: 51 }, (_, index) => file(`mine/${index}.txt`)), "at most 50"],
  ])("is refused with %s", async (_, files, part) => {
    await expect(promptTexts(files)).rejects.toThrow(part);
  });
});
