import { mkdirSync } from "node:fs";
import { expect, it } from "vitest";
import { importTown, RHONE, SEINE, writeAirFiles, writeRail } from "@/server/worlds/testing";
import { withDataFolder } from "../testing/data-folder";
import { jsonLines, runCli } from "../testing/run-cli";

const { path } = withDataFolder();
const FROM = "2026-01-05";

it("joins two towns by rail and air, and plans a trip by train whose times are of another day", async () => {
  mkdirSync(path("files"));
  const folder = path("data");
  await importTown(SEINE, { folder, from: FROM, firstId: 100 });
  await importTown(RHONE, { folder, from: FROM, firstId: 200 });
  const { airports, routes } = writeAirFiles(path("files"));
  const flights = await runCli(["world", "import", "air", "--name", "air", "--airports", airports, "--routes", routes]);
  expect(flights.exitCode).toBe(0);
  expect(flights.stdout).toContain("airports: 9 read, 4 kept; left out: 1 closed");
  expect(flights.stdout).toContain("Routes of June 2014: OpenFlights (ODbL 1.0)");

  const rail = writeRail(path("files"));
  const command = ["world", "join", "france", "--worlds", "seine, rhone", "--rail", rail, "--air", "air"];
  const late = [...command, "--from", "2026-03-02"];
  const refused = await runCli(late);
  expect({ exitCode: refused.exitCode, stdout: refused.stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(refused.stderr).toContain("rail.zip");
  expect(refused.stderr).toContain("Give --map-dates");
  const joined = await runCli([...late, "--map-dates"]);
  expect({ exitCode: joined.exitCode, stderr: joined.stderr.includes("error") }).toEqual({
    exitCode: 0,
    stderr: false,
  });
  expect(joined.stdout).toContain("rail.zip (Test Rail, 5 Jan 2026 to 30 Jan 2026)");
  expect(joined.stdout).toContain("Seine SEI and SEX, Rhone RHO");

  const query = "From Seine to Rhone for 3 days by train, March 10 to 12, 2026, for two, in France";
  const plan = ["plan", "--world", "france", "--today", "2026-03-02", "--query", query];
  const told = await runCli(plan);
  expect(told.exitCode).toBe(0);
  expect(told.stdout).toContain("Train Express 101, Seine to Rhone");
  expect(told.stdout).toContain("No timetable of this date is known: times are those of Tuesday 27 January 2026.");
  expect(told.stdout).toContain("Prices are estimates");
  const [answer] = jsonLines((await runCli([...plan, "--json"])).stdout);
  expect(answer).toMatchObject({
    status: "plan",
    proven: true,
    request: { demands: { transportation: "only trains and buses" } },
  });

  // Days in the city where one is need no way. Four restaurants are too few for three of them.
  const within = "Three days in Seine, I'm already in Seine, March 10 to 12, 2026, for two";
  const [stays] = jsonLines((await runCli([...plan.slice(0, -1), within, "--json"])).stdout);
  expect(stays).toMatchObject({ proven: true, request: { origin: "Seine", returnTo: null } });
});
