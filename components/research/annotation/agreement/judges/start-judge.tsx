"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type JudgeKind, MOST_JUDGE_REPEATS } from "@/server/views";
import { counted } from "../../../../format";
import { useTRPC } from "../../../../trpc/client";
import { Button } from "../../../../ui/button";
import { Dialog, DialogContent, DialogTrigger } from "../../../../ui/dialog";
import { SelectField } from "../../../../ui/select-field";
import { FormEnd } from "../../../benchmark/start/form-end";

const OFTEN = Array.from({ length: MOST_JUDGE_REPEATS }, (_, at) => String(at + 1));

interface StartJudgeProps {
  readonly projectId: string;
  readonly items: number;
  /** Null: no model is configured for the role. */
  readonly model: string | null;
  readonly onStarted: () => void;
}

/** Has a judge score the items of a project. */
export function StartJudge({ projectId, items, model, onStarted }: StartJudgeProps) {
  const trpc = useTRPC();
  const [isOpen, setOpen] = useState(false);
  const [by, setBy] = useState<JudgeKind>("rules");
  const [repeats, setRepeats] = useState("1");
  const start = useMutation(
    trpc.annotationProjects.startJudge.mutationOptions({
      onSuccess: () => {
        setOpen(false);
        onStarted();
      },
    }),
  );
  const kinds: { value: JudgeKind; label: string }[] = [
    { value: "rules", label: "The rules" },
    ...(model === null ? [] : [{ value: "model" as const, label: `The model “${model}”` }]),
  ];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!start.isPending) start.mutate({ projectId, by, repeats: Number(repeats) });
  }

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button disabled={items === 0}>Have a judge score the items…</Button>
      </DialogTrigger>
      <DialogContent title="Have a judge score the items">
        <form onSubmit={submit} className="flex flex-col gap-5">
          <SelectField label="Judge" value={by} options={kinds} onChange={setBy} />
          <SelectField
            label="Times each item is scored"
            value={repeats}
            options={OFTEN.map((value) => ({ value, label: value }))}
            onChange={setRepeats}
          />
          <p className="max-w-prose text-muted text-sm">{hintOf(by, items * Number(repeats), model)}</p>
          <FormEnd
            error={start.error}
            hasProblems={false}
            isBusy={start.isPending}
            label="Score the items"
            busyLabel="Starting…"
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}

function hintOf(by: JudgeKind, judgments: number, model: string | null): string {
  if (by === "model") {
    return `${counted(judgments, "call")} to the model, each repeat with another seed: they show the judge’s own spread.`;
  }
  const rules = `${counted(judgments, "judgment")}. The rules always give a dialog the same scores, so their spread is 0, and they know the questions of the shipped policies only.`;
  return model === null ? `${rules} To have a model judge, configure one for the role “judge”.` : rules;
}
