"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Dialog, DialogActions, DialogContent, DialogTrigger } from "../../../ui/dialog";
import { Notice } from "../../../ui/notice";

/** Ends a run before its end; what is finished stays. */
export function CancelRun({ id }: { id: string }) {
  const trpc = useTRPC();
  const [isOpen, setOpen] = useState(false);
  const cancel = useMutation(trpc.runs.cancel.mutationOptions({ onSuccess: () => setOpen(false) }));
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>Cancel…</Button>
      </DialogTrigger>
      <DialogContent
        title="Cancel the run?"
        description="Finished trials and their episodes stay. Running trials stop, and the rest never start."
      >
        {cancel.error !== null && <Notice kind="conflict">{errorSentence(cancel.error)}</Notice>}
        <DialogActions>
          <Button variant="primary" disabled={cancel.isPending} onClick={() => cancel.mutate({ id })}>
            Cancel the run
          </Button>
          <Button onClick={() => setOpen(false)}>Keep going</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
