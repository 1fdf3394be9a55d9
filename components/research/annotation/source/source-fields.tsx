import { SelectField } from "../../../ui/select-field";
import { DraftField } from "../../benchmark/start/fields";
import { FileField } from "../../import/file-field";
import { numberOf, type Problems } from "../problems";
import { TextAreaField } from "../text-area-field";
import { ChatCount } from "./chat-count";
import type { SourceDraft } from "./source-draft";

/** An elicitation run whose dialogs can be rated. */
export interface RunOption {
  readonly id: string;
  readonly name: string;
}

/** Where the dialogs come from. */
export function SourceFields({
  draft,
  problems,
  runs,
  projectId,
  onChange,
}: {
  draft: SourceDraft;
  problems: Problems;
  runs: readonly RunOption[];
  /** Of the project that they go into; null: a new one. */
  projectId: string | null;
  onChange: (changes: Partial<SourceDraft>) => void;
}) {
  const field = (name: Exclude<keyof SourceDraft, "kind">) => ({
    value: draft[name],
    problem: problems[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <SelectField
        label="Dialogs"
        value={draft.kind}
        options={[
          { value: "simulated", label: "Simulate them now" },
          { value: "run", label: "From an elicitation run" },
          { value: "chats", label: "Chats of travelers who allow it" },
          { value: "imported", label: "Import JSONL" },
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      {draft.kind === "simulated" && (
        <div className="grid gap-4 sm:grid-cols-2">
          <DraftField
            label="Travelers"
            isNumber
            hint="The policies take turns: one dialog for each traveler."
            {...field("travelers")}
          />
          <DraftField label="Policies" hint="Separated by commas." {...field("policies")} />
          <DraftField label="Rounds" isNumber hint="Questions in a dialog." {...field("rounds")} />
          <DraftField label="Seed of the travelers" isNumber {...field("seed")} />
        </div>
      )}
      {draft.kind === "run" && (
        <div className="flex flex-col gap-1.5">
          <SelectField
            label="Run"
            value={draft.runId}
            options={[{ value: "", label: "Choose…" }, ...runs.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(runId) => onChange({ runId })}
          />
          {problems.runId !== undefined && <p className="text-conflict text-sm">{problems.runId}</p>}
          {runs.length === 0 && <p className="text-muted text-sm">No elicitation run was imported yet.</p>}
        </div>
      )}
      {draft.kind === "chats" && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <DraftField label="Chats" isNumber hint="The newest ones, at most so many." {...field("chats")} />
            <DraftField
              label="Messages of the traveler"
              isNumber
              hint="Shorter chats are left out."
              {...field("leastMessages")}
            />
          </div>
          <ChatCount leastMessages={numberOf(draft.leastMessages)} projectId={projectId} />
        </>
      )}
      {draft.kind === "imported" && (
        <>
          <FileField
            label="File"
            accept=".jsonl,.json,.txt"
            onChoose={([file]) => {
              if (file !== undefined) void file.text().then((jsonl) => onChange({ jsonl }));
            }}
          />
          <TextAreaField
            label="Lines"
            rows={5}
            hint="One item a line: {“content”: …, “source”: …}; the source may be left out."
            {...field("jsonl")}
          />
        </>
      )}
    </>
  );
}
