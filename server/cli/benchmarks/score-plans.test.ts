import { writeFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { act, portTask } from "@/server/scoring/testing/itinerarybench/two-cities";
import { writeCsvFiles } from "@/server/worlds/testing/csv-files";
import { withDataFolder } from "../testing/data-folder";
import { jsonLines, runCli } from "../testing/run-cli";

const { path } = withDataFolder();

beforeAll(async () => {
  writeCsvFiles(path("port"), {
    "place.csv": {
      header: ["name", "city", "type", "opening_hours_begin", "opening_hours_end"],
      rows: [
        ["Port Railway Hotel", "Port", "hotel", "0", "24"],
        ["Fort", "Port", "spot", "9", "18"],
      ],
    },
    "in_city_transport.csv": {
      header: ["origin", "destination", "duration", "city"],
      rows: [["Port Railway Hotel", "Fort", "30", "Port"]],
    },
    "railway.csv": {
      header: ["number", "origin", "destination", "departure_time", "arrival_time", "duration", "price"],
      rows: [["G1", "Port", "Hill", "2023-07-02 10:00:00", "2023-07-02 12:00:00", "120", "100.5"]],
    },
  });
  const { exitCode, stderr } = await runCli(["world", "import", "itinerarybench", path("port"), "--name", "port"]);
  if (exitCode !== 0) throw new Error(stderr);
  const first = portTask({ check_opening_hours: true }, { SpotDurationConstraint: [{ spot: "Fort", minutes: 60 }] });
  const tasks = [first, { ...portTask({ type: 1 }), id: "T1-0", type: 1 }];
  writeFileSync(path("tasks.jsonl"), tasks.map((task) => `${JSON.stringify(task)}\n`).join(""));
  const plan = [act.walk("Port Railway Hotel", "Fort", "2 07:00", "2 07:30"), act.visit("Fort", "2 18:00", "2 19:30")];
  writeFileSync(path("plans.jsonl"), `${JSON.stringify({ id: "T3-0", plan })}\n`);
});

const score = (...argv: string[]) =>
  runCli(["score", "itinerarybench", "--world", "port", "--tasks", path("tasks.jsonl"), ...argv]);

describe("score itinerarybench", () => {
  it("prints rates and the published counters of every task, and says which plans are missing", async () => {
    const { exitCode, stdout, stderr } = await score("--plans", path("plans.jsonl"), "--json");
    expect(exitCode).toBe(0);
    expect(stderr).toBe("No plan for 1 of 2 tasks (T1-0): counted as empty plans.\n");
    expect(jsonLines(stdout)).toEqual([
      {
        rates: { type1: 0, type2: null, type3: 70, average: 35, perfect: 0, perfectLevels12: 0 },
        tasks: [
          { id: "T3-0", e_right: 5, e_wrong: 0, i_right: 1, i_wrong: 1, level1: 60, level2: 10, level3: 15, score: 70 },
          { id: "T1-0", e_right: 0, e_wrong: 0, i_right: 1, i_wrong: 0, level1: 0, level2: 20, level3: 20, score: 0 },
        ],
      },
    ]);
  });

  it("computes level 3 by the formula asked for", async () => {
    const { stdout } = await score("--plans", path("plans.jsonl"), "--formula", "code", "--json");
    expect(jsonLines(stdout)).toMatchObject([{ tasks: [{ level3: 5 }, { level3: 20 }] }]);
  });

  it("shows rates and what was lost to a person", async () => {
    const { stdout } = await score("--plans", path("plans.jsonl"));
    expect(stdout).toMatch(/Average +35\.00/);
    expect(stdout).toContain("T3-0");
    expect(stdout).toContain("No plan was delivered.");
  });

  it.each([
    ["an unknown id", ["--plans", "strange"], /strange, line 1, field id: .*"T9-9"/],
    ["an unknown formula", ["--plans", "plans.jsonl", "--formula", "mine"], /paper, code/],
    ["a file that is not there", ["--plans", "none"], /none: There is no such file/],
  ])("refuses %s in one line, exit code 2", async (_, [flag = "", file = "", ...more], message) => {
    writeFileSync(path("strange"), '{"id":"T9-9","plan":[]}\n');
    const { exitCode, stdout, stderr } = await score(flag, path(file), ...more);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(message);
  });
});
