"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Dialog, DialogActions, DialogContent, DialogTrigger } from "../../../ui/dialog";
import { Notice } from "../../../ui/notice";
import { NO_PROBLEMS, type Problems } from "../problems";
import { NEW_SOURCE, sourceOf } from "./source-draft";
import { type RunOption, SourceFields } from "./source-fields";

/** Adds dialogs to a project that is there. */
export function AddItems({ projectId, runs }: { projectId: string; runs: readonly RunOption[] }) {
  const trpc = useTRPC();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(NEW_SOURCE);
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS);
  const add = useMutation(
    trpc.annotationProjects.addItems.mutationOptions({
      onSuccess: () => {
        setOpen(false);
        router.refresh();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const answer = sourceOf(draft);
    setProblems("problems" in answer ? answer.problems : NO_PROBLEMS);
    if ("source" in answer && !add.isPending) add.mutate({ projectId, source: answer.source });
  }

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>Add dialogs…</Button>
      </DialogTrigger>
      <DialogContent title="Add dialogs">
        <form onSubmit={submit} noValidate className="flex flex-col gap-5">
          <SourceFields
            draft={draft}
            problems={problems}
            runs={runs}
            projectId={projectId}
            onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
          />
          {add.error !== null && <Notice kind="conflict">{errorSentence(add.error)}</Notice>}
          <DialogActions>
            <Button type="submit" variant="primary" aria-disabled={add.isPending}>
              {add.isPending ? "Adding…" : "Add"}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
