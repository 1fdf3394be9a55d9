"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { OpenedToolbox } from "@/server/api";
import { ResearchPage } from "../research/benchmark/research-page";
import { SelectField } from "../ui/select-field";
import { NotebookPanel } from "./notebook-panel";
import { ToolAnswer } from "./tool-answer";
import { ToolForm } from "./tool-form";
import { useToolCalls } from "./use-tool-calls";

/** A world's tools, tried by hand: what an agent would write, and what it would read. */
export function ToolsPage({ toolbox, toolName }: { toolbox: OpenedToolbox; toolName: string | null }) {
  const { world, worlds, tools } = toolbox;
  const router = useRouter();
  const [chosen, setChosen] = useState(toolName);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const calls = useToolCalls(world.name);
  const tool = tools.find(({ name }) => name === chosen) ?? tools[0];
  if (tool === undefined) return null;

  const choose = (name: string) => {
    setChosen(name);
    window.history.replaceState(null, "", pathOf(world.name, name));
  };
  return (
    <ResearchPage
      title="Tools"
      about={
        <p>
          Call a tool as an agent does. {world.source} {world.incompleteBecause}
        </p>
      }
    >
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-5">
          <SelectField
            label="World"
            value={world.name}
            options={worlds.map(({ name }) => ({ value: name, label: name }))}
            onChange={(name) => router.push(pathOf(name, tool.name))}
          />
          <SelectField
            label="Tool"
            value={tool.name}
            options={tools.map(({ name }) => ({ value: name, label: name }))}
            onChange={choose}
          />
          <ToolForm
            toolbox={toolbox}
            tool={tool}
            values={values}
            onChange={(key, value) => setValues((others) => ({ ...others, [key]: value }))}
            isCalling={calls.isCalling}
            onCall={(input) => calls.call(tool, input)}
          />
        </div>
        <div className="min-w-0 lg:row-span-2">
          <ToolAnswer calls={calls} />
        </div>
        <NotebookPanel notes={calls.notes} onClear={calls.clear} />
      </div>
    </ResearchPage>
  );
}

function pathOf(world: string, tool: string): string {
  return `/research/tools?${new URLSearchParams({ world, tool })}`;
}
