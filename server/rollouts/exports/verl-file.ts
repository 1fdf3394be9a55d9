import { parquetWriteFile } from "hyparquet-writer";
import type { Rollout, RolloutSettings } from "@/server/views";

type Schema = NonNullable<Parameters<typeof parquetWriteFile>[0]["schema"]>;
type Element = Schema[number];

const text = (name: string): Element => ({
  ...{ name, type: "BYTE_ARRAY", converted_type: "UTF8", repetition_type: "REQUIRED" },
});
const group = (name: string, ...children: Element[][]): Element[] => [
  { name, num_children: children.length, repetition_type: "REQUIRED" },
  ...children.flat(),
];

/** The columns that verl's datasets read (`docs/preparation/prepare_data`); the tools' arguments say which task a session is to begin. */
function schemaOf(tools: readonly string[]): Schema {
  const number = (name: string): Element => ({ name, type: "INT64", repetition_type: "REQUIRED" });
  const flag = (name: string): Element => ({ name, type: "BOOLEAN", repetition_type: "REQUIRED" });
  const message = group("element", [text("role")], [text("content")]);
  const messages: Element[] = [
    { name: "prompt", num_children: 1, repetition_type: "REQUIRED", converted_type: "LIST" },
    { name: "list", num_children: 1, repetition_type: "REPEATED" },
    ...message,
  ];
  const created = tools.map((name) => group(name, group("create_kwargs", [number("seed")], [text("task_set")])));
  const extra = [[text("split")], [number("index")], [flag("need_tools_kwargs")], group("tools_kwargs", ...created)];
  const columns = [
    ...[[text("data_source")], messages, [text("ability")]],
    group("reward_model", [text("style")], [text("ground_truth")]),
    [text("agent_name")],
    group("extra_info", ...extra),
  ];
  return [{ name: "schema", num_children: columns.length }, ...columns.flat()];
}

function verlRow({ messages, seed, task_set }: Rollout, tools: readonly string[], { split }: RolloutSettings) {
  const create_kwargs = { seed: BigInt(seed), task_set };
  return {
    data_source: `dragoman/${task_set}`,
    prompt: messages.slice(0, 1).map(({ role, content }) => ({ role, content })),
    ability: "travel",
    // The environment scores; nothing of the answer is in the row.
    reward_model: { style: "rule", ground_truth: JSON.stringify({ seed, task_set }) },
    agent_name: "tool_agent",
    extra_info: {
      ...{ split, index: BigInt(seed), need_tools_kwargs: true },
      tools_kwargs: Object.fromEntries(tools.map((name) => [name, { create_kwargs }])),
    },
  };
}

/** Writes tasks as a Parquet file for verl; one set has the same tools for all of its tasks. */
export async function writeVerlFile(out: string, tasks: readonly Rollout[], settings: RolloutSettings): Promise<void> {
  const tools = [...new Set(tasks.flatMap((task) => task.tools.map((tool) => tool.function.name)))];
  const rows = tasks.map((task) => verlRow(task, tools, settings));
  await parquetWriteFile({
    filename: out,
    schema: schemaOf(tools),
    columnData: [
      { name: "data_source", data: rows.map((row) => row.data_source) },
      { name: "prompt", data: rows.map((row) => row.prompt) },
      { name: "ability", data: rows.map((row) => row.ability) },
      { name: "reward_model", data: rows.map((row) => row.reward_model) },
      { name: "agent_name", data: rows.map((row) => row.agent_name) },
      { name: "extra_info", data: rows.map((row) => row.extra_info) },
    ],
  });
}
