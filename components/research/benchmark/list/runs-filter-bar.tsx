"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { type RunFilter, type RunListItem, runStatusSchema } from "@/server/views";
import { SelectField } from "../../../ui/select-field";
import { useSettled } from "../../../use-settled";
import { STATUS_NAMES } from "../run-words";
import { runsHref } from "./run-filter";

const ANY = "";

/** Narrows the list; the address keeps what is chosen. */
export function RunsFilterBar({
  filter,
  agents,
  models,
}: {
  filter: RunFilter;
  agents: readonly string[];
  models: readonly string[];
}) {
  const router = useRouter();
  const [text, setText] = useState(filter.text ?? "");
  const settled = useSettled(text, 300);
  const change = (changes: Partial<RunFilter>) =>
    router.replace(runsHref({ ...filter, ...changes }), { scroll: false });

  const asked = useRef(filter.text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the typing pauses.
  useEffect(() => {
    const wanted = settled.trim() === "" ? null : settled.trim();
    if (wanted === asked.current) return;
    asked.current = wanted;
    change({ text: wanted });
  }, [settled]);
  // Another address than the one that typing asked for: a link was followed.
  useEffect(() => {
    if (filter.text === asked.current) return;
    asked.current = filter.text;
    setText(filter.text ?? "");
  }, [filter.text]);

  return (
    <search className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="col-span-2 flex flex-col gap-1.5 sm:col-span-1">
        <label htmlFor="runs-text" className="font-medium text-sm">
          Name
        </label>
        <input
          id="runs-text"
          type="search"
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.target.value)}
          className="min-h-11 w-full rounded-card border border-edge bg-raised px-3 text-base text-ink"
        />
      </div>
      <SelectField
        label="Agent"
        value={filter.agent ?? ANY}
        options={optionsOf(agents, filter.agent)}
        onChange={(agent) => change({ agent: agent === ANY ? null : agent })}
      />
      <SelectField
        label="Model"
        value={filter.model ?? ANY}
        options={optionsOf(models, filter.model)}
        onChange={(model) => change({ model: model === ANY ? null : model })}
      />
      <SelectField
        label="Status"
        value={filter.status ?? ANY}
        options={[
          { value: ANY, label: "Any" },
          ...runStatusSchema.options.map((value) => ({ value, label: STATUS_NAMES[value] })),
        ]}
        onChange={(status) => change({ status: status === ANY ? null : status })}
      />
    </search>
  );
}

function optionsOf(names: readonly string[], chosen: string | null) {
  const all = chosen === null || names.includes(chosen) ? names : [...names, chosen];
  return [{ value: ANY, label: "Any" }, ...all.map((name) => ({ value: name, label: name }))];
}

/** The models that runs were played with, by name. */
export function modelsOf(runs: readonly RunListItem[]): string[] {
  return [
    ...new Set(runs.flatMap(({ identity }) => Object.values(identity?.models ?? {}).map(({ name }) => name))),
  ].sort();
}
