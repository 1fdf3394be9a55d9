"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTRPC } from "../../../../trpc/client";
import { errorSentence } from "../../../../trpc/error-sentence";
import { Disclosure } from "../../../../ui/disclosure";
import { Notice } from "../../../../ui/notice";
import { OptionList } from "../../../../ui/option-list";
import { SelectField } from "../../../../ui/select-field";
import { Skeleton } from "../../../../ui/skeleton";
import { ChoiceOrText } from "../choice-or-text";
import { ChoiceWithProblem, DraftField } from "../fields";
import { FormEnd } from "../form-end";
import { NoTasks } from "../no-tasks";
import { usualWorld } from "../usual-world";
import { AgentAccess } from "./agent-access";
import { type ExternalDraft, type ExternalProblems, externalOrderOf, NEW_EXTERNAL_DRAFT } from "./external-draft";

const CHOOSE = "";
const PLANNER = "planner";

/** What a run of one's own agent is ordered with; once it is there, what the agent needs to begin. */
export function ExternalForm() {
  const trpc = useTRPC();
  const taskSets = useQuery(trpc.runs.taskSets.queryOptions());
  const benchmarks = useQuery(trpc.runs.benchmarks.queryOptions());
  const worlds = useQuery(trpc.runs.worlds.queryOptions());
  const [draft, setDraft] = useState<ExternalDraft>(NEW_EXTERNAL_DRAFT);
  const [problems, setProblems] = useState<ExternalProblems>({});
  const start = useMutation(trpc.runs.startExternal.mutationOptions());
  if (start.data !== undefined) return <AgentAccess access={start.data} origin={window.location.origin} />;
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

  const change = (changes: Partial<ExternalDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const field = (name: Exclude<keyof ExternalDraft, "withPlanner">) => ({
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    problem: problems[name],
  });
  const worldOf = (taskSet: string) => usualWorld(benchmarks.data, taskSets.data, taskSet) ?? draft.world;

  function order(event: FormEvent) {
    event.preventDefault();
    const answer = externalOrderOf(draft);
    setProblems("problems" in answer ? answer.problems : {});
    if ("order" in answer) start.mutate(answer.order);
  }

  return (
    <form onSubmit={order} noValidate className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <DraftField label="Name of the agent" hint="The name in tables and on the leaderboard." {...field("agent")} />
        <DraftField label="Name of the run" hint="Leave it empty to use the agent’s name." {...field("name")} />
      </div>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <ChoiceWithProblem problem={problems.taskSet}>
          <SelectField
            label="Tasks"
            value={draft.taskSet}
            options={[
              { value: CHOOSE, label: "Choose…" },
              ...benchmarks.data.flatMap(({ name: benchmark, title }) =>
                taskSets.data
                  .filter((set) => set.benchmark === benchmark)
                  .map(({ id, name, count }) => ({ value: id, label: `${title}: ${name} (${count})` })),
              ),
            ]}
            onChange={(taskSet) => change({ taskSet, world: worldOf(taskSet) })}
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
      <OptionList
        legend="Additional tools"
        multiple
        options={[{ value: PLANNER, label: "The agent may use the exact planner" }]}
        chosen={draft.withPlanner ? [PLANNER] : []}
        onChange={(chosen) => change({ withPlanner: chosen.includes(PLANNER) })}
      />
      <Disclosure summary="Trials and limits">
        <div className="grid gap-4 py-3 sm:grid-cols-2">
          <DraftField label="Trials per task" isNumber {...field("trials")} />
          <DraftField label="Concurrent tasks" isNumber {...field("concurrency")} />
          <DraftField label="Minutes per task" isNumber {...field("minutesPerTrial")} />
          <DraftField label="Tool calls per task" isNumber {...field("callsPerTrial")} />
        </div>
      </Disclosure>
      <FormEnd
        error={start.error}
        hasProblems={Object.keys(problems).length > 0}
        isBusy={start.isPending}
        label="Create run"
        busyLabel="Making…"
      />
    </form>
  );
}
