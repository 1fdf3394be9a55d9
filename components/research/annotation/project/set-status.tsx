"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { ProjectStatus } from "@/server/views";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Dialog, DialogActions, DialogContent, DialogTrigger } from "../../../ui/dialog";
import { Notice } from "../../../ui/notice";

/** Pauses, resumes and closes a project. */
export function SetStatus({ projectId, status }: { projectId: string; status: ProjectStatus }) {
  const trpc = useTRPC();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const set = useMutation(
    trpc.annotationProjects.setStatus.mutationOptions({
      onSuccess: () => {
        setOpen(false);
        router.refresh();
      },
    }),
  );
  return (
    <>
      <Button
        disabled={set.isPending}
        onClick={() => set.mutate({ projectId, status: status === "open" ? "paused" : "open" })}
      >
        {{ open: "Pause", paused: "Resume", closed: "Open again" }[status]}
      </Button>
      {status !== "closed" && (
        <Dialog open={isOpen} onOpenChange={setOpen}>
          <DialogTrigger asChild>
            <Button>Close…</Button>
          </DialogTrigger>
          <DialogContent
            title="Close the project?"
            description="Raters get no more items. Ratings, comments and exports stay, and you can open it again."
          >
            <DialogActions>
              <Button
                variant="primary"
                disabled={set.isPending}
                onClick={() => set.mutate({ projectId, status: "closed" })}
              >
                Close the project
              </Button>
              <Button onClick={() => setOpen(false)}>Keep it {status}</Button>
            </DialogActions>
          </DialogContent>
        </Dialog>
      )}
      {set.error !== null && <Notice kind="conflict">{errorSentence(set.error)}</Notice>}
    </>
  );
}
