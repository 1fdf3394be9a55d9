"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import type { AnnotationProjectView } from "@/server/views";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { Notice } from "../../../ui/notice";
import { NO_PROBLEMS, type Problems } from "../problems";
import { draftOfRubric, rubricOf } from "../rubric/rubric-draft";
import { RubricFields } from "../rubric/rubric-fields";

/** Makes another version of the rubric, as long as nobody has rated by this one. */
export function NewRubricVersion({ project }: { project: AnnotationProjectView }) {
  const trpc = useTRPC();
  const router = useRouter();
  const { rubric, counts } = project;
  const [draft, setDraft] = useState(() => draftOfRubric(rubric));
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS);
  const change = useMutation(trpc.annotationProjects.change.mutationOptions({ onSuccess: () => router.refresh() }));
  if (counts.ratings > 0) {
    return (
      <p className="text-muted text-sm">
        Ratings have begun by version {rubric.version}: it stays. Other questions need a project of their own.
      </p>
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const answer = rubricOf(draft);
    setProblems("problems" in answer ? answer.problems : NO_PROBLEMS);
    if ("rubric" in answer && !change.isPending) {
      change.mutate({ projectId: project.id, settings: {}, rubric: answer.rubric });
    }
  }

  return (
    <Disclosure summary={`Make version ${rubric.version + 1}`}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5 py-3">
        {counts.qualificationItems > 0 && (
          <Notice kind="information">Keys answer the old questions, so practice items lose theirs.</Notice>
        )}
        <RubricFields draft={draft} problems={problems} onChange={setDraft} />
        <div aria-live="polite" className="empty:hidden">
          {change.error !== null && <Notice kind="conflict">{errorSentence(change.error)}</Notice>}
        </div>
        <Button type="submit" aria-disabled={change.isPending} className="self-start">
          {change.isPending ? "Storing…" : "Store the version"}
        </Button>
      </form>
    </Disclosure>
  );
}
