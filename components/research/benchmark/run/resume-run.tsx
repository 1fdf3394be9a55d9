"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";

/** Lets a run that was stopped go on with the trials that are not finished. */
export function ResumeRun({ id }: { id: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  // The page follows runs that are open: it learns from the server that this one is again.
  const resume = useMutation(trpc.runs.resume.mutationOptions({ onSuccess: () => router.refresh() }));
  return (
    <>
      <Button disabled={resume.isPending} onClick={() => resume.mutate({ id })}>
        Resume
      </Button>
      {resume.error !== null && <Notice kind="conflict">{errorSentence(resume.error)}</Notice>}
    </>
  );
}
