import { describe, expect, it } from "vitest";
import { runCli } from "./testing/run-cli";

describe("the command line", () => {
  it.each([
    ["an unknown command", ["fly"], "fly"],
    ["an unknown option", ["world", "list", "--color"], "--color"],
    ["an unknown format", ["world", "import", "zagat", "."], "zagat"],
    ["a missing option", ["score", "travelplanner", "--world", "texas"], "--queries"],
    ["a date that does not exist", ["plan", "--world", "texas", "--query", "x", "--today", "2022-02-30"], "--today"],
    ["an unknown objective", ["plan", "--world", "texas", "--query", "x", "--objective", "fame"], "--objective"],
    ["a query together with a request", ["plan", "--world", "texas", "--query", "x", "--request", "y"], "--request"],
    ["a seed that is no number", ["world", "generate", "sample", "--seed", "x"], "--seed"],
    ["nothing to plan", ["plan", "--world", "texas"], "--query"],
    ["a batch without a place for its answers", ["plan", "--world", "texas", "--queries", "f"], "--out"],
    ["a place for the answers of a single plan", ["plan", "--world", "texas", "--query", "x", "--out", "f"], "--out"],
  ])("answers %s with one line and exit code 2", async (_, argv, named) => {
    const { exitCode, stdout, stderr } = await runCli(argv);
    expect(stderr).toContain(named);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  });

  it("shows help on standard output when asked, exit code 0", async () => {
    const { exitCode, stdout } = await runCli(["plan", "--help"]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain("--request");
  });

  it("shows help as a hint when no command is named, exit code 2", async () => {
    const { exitCode, stdout, stderr } = await runCli([]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain("understand");
  });
});
