"use client";

import { useMemo } from "react";
import { useTRPCClient } from "../../trpc/client";
import type { RaterServer } from "./rater-server";

/** The rater's procedures, of one project. */
export function useRaterServer(projectId: string): RaterServer {
  const { annotation } = useTRPCClient();
  return useMemo(
    () => ({
      next: () => annotation.next.mutate({ projectId }),
      heartbeat: (reservationId) => annotation.heartbeat.mutate({ reservationId }),
      saveDraft: (draft) => annotation.saveDraft.mutate(draft),
      submit: (rating) => annotation.submit.mutate(rating),
      skip: (reservationId, reason) => annotation.skip.mutate({ reservationId, reason }),
      comment: (reservationId, text) => annotation.comment.mutate({ reservationId, text }),
      reopen: () => annotation.reopen.mutate({ projectId }),
    }),
    [annotation, projectId],
  );
}
