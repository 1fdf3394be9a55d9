"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Dialog, DialogActions, DialogContent, DialogTrigger } from "../../../ui/dialog";
import { Notice } from "../../../ui/notice";

/** Takes a rater out of a project; the ratings stay. */
export function RemoveRater({ projectId, rater }: { projectId: string; rater: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation(
    trpc.annotationProjects.removeRater.mutationOptions({
      onSuccess: () => {
        setOpen(false);
        router.refresh();
      },
    }),
  );
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="quiet" size="small" aria-label={`Remove ${rater}…`}>
          Remove…
        </Button>
      </DialogTrigger>
      <DialogContent
        title={`Remove ${rater}?`}
        description="The rater gets no more items here. Ratings given so far stay."
      >
        {remove.error !== null && <Notice kind="conflict">{errorSentence(remove.error)}</Notice>}
        <DialogActions>
          <Button variant="primary" disabled={remove.isPending} onClick={() => remove.mutate({ projectId, rater })}>
            Remove the rater
          </Button>
          <Button onClick={() => setOpen(false)}>Keep the rater</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
