import { expect, it } from "vitest";
import { texasTasks } from "../testing/served";
import { demonstrationRows } from "./demonstration-rows";

it("makes a row for each of the teacher's turns, whose prompt is all that came before", async () => {
  const rows = await demonstrationRows(texasTasks(), "ladder-1", 2);
  if (!rows.ok) throw new Error(rows.problem.message);
  const roles = rows.value.map(({ prompt }) => [prompt].flat().map((message) => Reflect.get(Object(message), "role")));
  expect(roles).toEqual([["user"], ["user", "assistant", "tool"], ["user", "assistant", "tool", "assistant", "tool"]]);
  expect(rows.value[0]).toMatchObject({
    completion: [{ role: "assistant", tool_calls: [{ function: { name: "FlightSearch" } }] }],
    tools: [{ function: { name: "FlightSearch" } }, { function: { name: "propose_itinerary" } }, {}],
    ...{ task_set: "ladder-1", seed: 2 },
  });
  expect(rows.value.at(-1)).toMatchObject({ completion: [{ content: "Done." }] });
});

it("says that nobody demonstrates the tasks of other sets", async () => {
  expect(await demonstrationRows(texasTasks(), "joint", 0)).toMatchObject({
    ok: false,
    problem: { code: "bad_input" },
  });
});
