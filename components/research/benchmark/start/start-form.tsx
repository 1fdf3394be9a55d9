"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { DialogActions } from "../../../ui/dialog";
import { Disclosure } from "../../../ui/disclosure";
import { Notice } from "../../../ui/notice";
import { OptionList } from "../../../ui/option-list";
import { SelectField } from "../../../ui/select-field";
import { Skeleton } from "../../../ui/skeleton";
import { CommandLine } from "../command-line";
import { DraftField } from "./fields";
import { type DraftProblems, modeOf, NEW_DRAFT, type OfferedAgent, orderOf, type RunDraft } from "./run-draft";

const CHOOSE = "";

/** What a run is ordered with; the fields that matter first, limits behind a line. */
export function StartForm() {
  const trpc = useTRPC();
  const router = useRouter();
  const taskSets = useQuery(trpc.runs.taskSets.queryOptions());
  const agents = useQuery(trpc.runs.agents.queryOptions());
  const models = useQuery(trpc.runs.models.queryOptions());
  const [draft, setDraft] = useState<RunDraft>(NEW_DRAFT);
  const [problems, setProblems] = useState<DraftProblems>({});
  const start = useMutation(
    trpc.runs.start.mutationOptions({ onSuccess: ({ id }) => router.push(`/research/runs/${id}`) }),
  );
  const failed = [taskSets, agents].find(({ error }) => error !== null);
  if (failed?.error) {
    return (
      <Notice kind="conflict" action={{ label: "Try again", onClick: () => failed.refetch() }}>
        {errorSentence(failed.error)}
      </Notice>
    );
  }
  if (taskSets.data === undefined || agents.data === undefined) return <Skeleton className="h-80" />;
  if (taskSets.data.length === 0) return <NoTasks />;

  const agent = agents.data.find(({ name }) => name === draft.agent);
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
            onChange={(taskSet) => change({ taskSet })}
          />
        </ChoiceWithProblem>
        <DraftField label="Only the first" isNumber hint="Nothing: all." {...field("tasks")} />
      </div>
      <DraftField label="World" {...field("world")} />
      <ChoiceWithProblem problem={problems.agent}>
        <SelectField
          label="Agent"
          value={draft.agent}
          options={[
            { value: CHOOSE, label: "Choose…" },
            ...agents.data.map(({ name }) => ({ value: name, label: name })),
          ]}
          onChange={(name) => change({ ...forAgent(agents.data, name), agent: name, without: [] })}
        />
        {agent && <p className="text-muted text-sm">{agent.description}</p>}
      </ChoiceWithProblem>
      {agent && <OfAgent agent={agent} draft={draft} change={change} />}
      {agent?.takesModel && (
        <DraftField
          label={agent.needsModel ? "Model" : "Model, if any"}
          suggestions={models.data ?? []}
          hint="A configured model, or scripted. scripted:0.8 makes mistakes in a fifth of its answers."
          {...field("model")}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <DraftField label="Trials of each task" isNumber {...field("trials")} />
        <DraftField label="Seed" isNumber {...field("seed")} />
        <DraftField label="Trials at once" isNumber {...field("concurrency")} />
      </div>
      <Disclosure summary="Limits">
        <div className="grid gap-4 py-3 sm:grid-cols-2">
          <DraftField
            label="Seconds for a task"
            isNumber
            hint="Of planning; by a model, of all its work."
            {...field("timeLimitSeconds")}
          />
          <DraftField label="Steps a trial" isNumber hint="Nothing: the agent's own." {...field("stepsPerTrial")} />
          <DraftField label="Tokens a trial" isNumber {...field("tokensPerTrial")} />
          <DraftField label="Seconds a trial" isNumber {...field("secondsPerTrial")} />
          <DraftField label="US dollars a trial" isNumber {...field("costPerTrial")} />
          <DraftField label="US dollars in all" isNumber {...field("cost")} />
        </div>
      </Disclosure>
      {start.error !== null && <Notice kind="conflict">{errorSentence(start.error)}</Notice>}
      {Object.keys(problems).length > 0 && (
        <Notice kind="warning">Something is missing or wrong: see the fields above, limits included.</Notice>
      )}
      <DialogActions>
        <Button type="submit" variant="primary" disabled={start.isPending || start.isSuccess}>
          {start.isPending || start.isSuccess ? "Starting…" : "Start"}
        </Button>
      </DialogActions>
    </form>
  );
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
  agent,
  draft,
  change,
}: {
  agent: OfferedAgent;
  draft: RunDraft;
  change: (changes: Partial<RunDraft>) => void;
}) {
  const mode = modeOf(draft, agent);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="What it reads"
          value={draft.input}
          options={[
            { value: "query", label: "The query’s sentence" },
            { value: "gold", label: "The query’s structured fields" },
          ]}
          onChange={(input) => change({ input })}
        />
        <SelectField
          label="Objective"
          value={draft.objective}
          options={[
            { value: "preferences", label: "Preferences" },
            { value: "cost", label: "Cost" },
            { value: "time", label: "Time" },
          ]}
          onChange={(objective) => change({ objective })}
        />
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

function ChoiceWithProblem({ problem, children }: { problem: string | undefined; children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      {children}
      {problem !== undefined && <p className="text-conflict text-sm">{problem}</p>}
    </div>
  );
}

function NoTasks() {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>
        There are no tasks yet. Bring them in with the command line; with the embedded database, stop the server
        meanwhile:
      </p>
      <CommandLine
        label="Bring in tasks"
        command="npm run -s dragoman -- tasks import travelplanner validation.jsonl --name validation"
      />
    </div>
  );
}
