"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import type { BenchmarkInfo, Labeled, OfferedAgent, TaskSetItem } from "@/server/views";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Disclosure } from "../../../ui/disclosure";
import { Notice } from "../../../ui/notice";
import { OptionList } from "../../../ui/option-list";
import { SelectField } from "../../../ui/select-field";
import { Skeleton } from "../../../ui/skeleton";
import { ChoiceOrText } from "./choice-or-text";
import { ChoiceWithProblem, DraftField } from "./fields";
import { FormEnd } from "./form-end";
import { NoTasks } from "./no-tasks";
import { PromptFiles } from "./prompt-files";
import { chosenOf, type DraftProblems, NEW_DRAFT, orderOf, type RunDraft } from "./run-draft";
import { usualWorld } from "./usual-world";

const CHOOSE = "";

/** What a run is ordered with; the fields that matter first, limits behind a line. */
export function StartForm() {
  const trpc = useTRPC();
  const router = useRouter();
  const taskSets = useQuery(trpc.runs.taskSets.queryOptions());
  const benchmarks = useQuery(trpc.runs.benchmarks.queryOptions());
  const models = useQuery(trpc.runs.models.queryOptions());
  const worlds = useQuery(trpc.runs.worlds.queryOptions());
  const [draft, setDraft] = useState<RunDraft>(NEW_DRAFT);
  const [problems, setProblems] = useState<DraftProblems>({});
  const start = useMutation(
    trpc.runs.start.mutationOptions({ onSuccess: ({ id }) => router.push(`/research/runs/${id}`) }),
  );
  const failed = [taskSets, benchmarks].find(({ error }) => error !== null);
  if (failed?.error) {
    return (
      <Notice kind="conflict" action={{ label: "Try again", onClick: () => failed.refetch() }}>
        {errorSentence(failed.error)}
      </Notice>
    );
  }
  if (taskSets.data === undefined || benchmarks.data === undefined) return <Skeleton className="h-80" />;
  if (taskSets.data.length === 0) return <NoTasks benchmarks={benchmarks.data} />;

  const chosenSet = taskSets.data.find(({ id }) => id === draft.taskSet);
  const benchmark = benchmarks.data.find(({ name }) => name === chosenSet?.benchmark);
  const agents = benchmark?.agents ?? [];
  const agent = agents.find(({ name }) => name === draft.agent);
  const change = (changes: Partial<RunDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const field = (name: keyof RunDraft & keyof DraftTexts) => ({
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    problem: problems[name],
  });

  function order(event: FormEvent) {
    event.preventDefault();
    const answer = orderOf(draft, agent);
    setProblems("problems" in answer ? answer.problems : {});
    if ("order" in answer) start.mutate(answer.order);
  }

  return (
    <form onSubmit={order} noValidate className="flex flex-col gap-5">
      <DraftField label="Name" {...field("name")} />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <ChoiceWithProblem problem={problems.taskSet}>
          <SelectField
            label="Tasks"
            value={draft.taskSet}
            options={[
              { value: CHOOSE, label: "Choose…" },
              ...taskSets.data.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
            ]}
            onChange={(taskSet) => change({ taskSet, ...forTasks(benchmarks.data, taskSets.data, taskSet) })}
          />
        </ChoiceWithProblem>
        <DraftField label="Only the first" isNumber hint="Leave it empty for all." {...field("tasks")} />
      </div>
      <ChoiceOrText
        label="World"
        choices={worlds.data ?? []}
        none="Choose…"
        another="Name of the world"
        hint="A world that can be generated is generated on first use."
        {...field("world")}
      />
      <ChoiceWithProblem problem={problems.agent}>
        <SelectField
          label="Agent"
          value={draft.agent}
          options={[{ value: CHOOSE, label: "Choose…" }, ...agents.map(({ name }) => ({ value: name, label: name }))]}
          onChange={(name) => change({ ...forAgent(agents, name), agent: name, without: [], prompts: {} })}
        />
        {agent && <p className="text-muted text-sm">{agent.description}</p>}
      </ChoiceWithProblem>
      {agent && benchmark && <OfAgent benchmark={benchmark} agent={agent} draft={draft} change={change} />}
      {agent?.takesModel && (
        <>
          <ChoiceOrText
            label="Model"
            choices={models.data ?? []}
            none={agent.needsModel ? "Choose…" : "None"}
            another="Name of the model"
            hint="scripted:0.8 breaks off a fifth of its answers."
            {...field("model")}
          />
          <PromptFiles key={agent.name} onChange={(prompts) => change({ prompts })} />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <DraftField label="Trials per task" isNumber {...field("trials")} />
        <DraftField label="Seed" isNumber {...field("seed")} />
        <DraftField label="Concurrent trials" isNumber {...field("concurrency")} />
      </div>
      <Disclosure summary="Limits">
        <div className="grid gap-4 py-3 sm:grid-cols-2">
          <DraftField
            label="Seconds per task"
            isNumber
            hint="Of planning; by a model, of all its work."
            {...field("timeLimitSeconds")}
          />
          <DraftField
            label="Steps per trial"
            isNumber
            hint="Leave it empty for the agent's own."
            {...field("stepsPerTrial")}
          />
          <DraftField label="Tokens per trial" isNumber {...field("tokensPerTrial")} />
          <DraftField label="Seconds per trial" isNumber {...field("secondsPerTrial")} />
          <DraftField label="US dollars per trial" isNumber {...field("costPerTrial")} />
          <DraftField label="US dollars total" isNumber {...field("cost")} />
        </div>
      </Disclosure>
      <FormEnd
        error={start.error}
        hasProblems={Object.keys(problems).length > 0}
        isBusy={start.isPending || start.isSuccess}
        label="Start"
        busyLabel="Starting…"
      />
    </form>
  );
}

/** The benchmark's usual world; agents of another benchmark are other agents. */
function forTasks(
  benchmarks: readonly BenchmarkInfo[],
  sets: readonly TaskSetItem[],
  chosen: string,
): Partial<RunDraft> {
  const world = usualWorld(benchmarks, sets, chosen);
  return world === undefined ? {} : { world, agent: "", input: "", objective: "", mode: "", without: [] };
}

/** The time that an agent usually needs: a search has seconds, a model's answers take minutes. */
function forAgent(agents: readonly OfferedAgent[], name: string): Partial<RunDraft> {
  const limitMs = agents.find((agent) => agent.name === name)?.usualTimeLimitMs;
  return limitMs === undefined ? {} : { timeLimitSeconds: String(limitMs / 1_000) };
}

/** The fields of a draft that are typed. */
type DraftTexts = {
  [Name in keyof RunDraft as RunDraft[Name] extends string
    ? string extends RunDraft[Name]
      ? Name
      : never
    : never]: string;
};

function OfAgent({
  benchmark,
  agent,
  draft,
  change,
}: {
  benchmark: BenchmarkInfo;
  agent: OfferedAgent;
  draft: RunDraft;
  change: (changes: Partial<RunDraft>) => void;
}) {
  const mode = chosenOf(draft.mode, agent.modes);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {agent.inputs.length > 1 && (
          <SelectField
            label="What it reads"
            value={chosenOf(draft.input, agent.inputs) ?? ""}
            options={optionsOf(benchmark.inputs, agent.inputs)}
            onChange={(input) => change({ input })}
          />
        )}
        {agent.objectives.length > 1 && (
          <SelectField
            label="Objective"
            value={chosenOf(draft.objective, agent.objectives) ?? ""}
            options={optionsOf(benchmark.objectives, agent.objectives)}
            onChange={(objective) => change({ objective })}
          />
        )}
        {mode !== null && (
          <SelectField
            label="Mode"
            value={mode}
            options={agent.modes.map((value) => ({ value, label: value }))}
            onChange={(chosen) => change({ mode: chosen })}
          />
        )}
        {agent.needsModel && (
          <SelectField
            label="Tool protocol"
            value={draft.protocol}
            options={[
              { value: "text", label: "Plain text" },
              { value: "native", label: "The server’s own" },
            ]}
            onChange={(protocol) => change({ protocol })}
          />
        )}
      </div>
      {agent.parts.length > 0 && (
        <OptionList
          legend="Switch off (ablations)"
          multiple
          options={agent.parts.map((part) => ({ value: part, label: part }))}
          chosen={draft.without}
          onChange={(without) => change({ without })}
        />
      )}
    </>
  );
}

/** Those of the declared choices that the agent knows. */
function optionsOf(declared: readonly Labeled[], known: readonly string[]) {
  return known.map((key) => ({ value: key, label: declared.find((each) => each.key === key)?.label ?? key }));
}
