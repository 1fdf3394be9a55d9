"use client";

import { useMemo } from "react";
import type { RaterProjectDetail } from "@/server/views";
import { Notice } from "../../ui/notice";
import { FeedbackView } from "./feedback-view";
import { NothingLeft } from "./nothing-left";
import { QueueHead } from "./queue-head";
import { QueueSkeleton } from "./queue-skeleton";
import { RatingForm } from "./rating-form";
import { useQueue } from "./use-queue";
import { useRaterServer } from "./use-rater-server";

/** Where a rater works through a project: one item after the other, blind. */
export function QueuePage({ project, accountId }: { project: RaterProjectDetail; accountId: string }) {
  const place = useMemo(() => ({ accountId, projectId: project.id }), [accountId, project.id]);
  const server = useRaterServer(project.id);
  const queue = useQueue(place, server, project.counts);
  const { phase } = queue;
  const isPractice =
    (phase.kind === "rating" || phase.kind === "feedback") && phase.held.item.purpose === "qualification";
  return (
    <div className="mx-auto flex w-full max-w-[90rem] flex-1 flex-col gap-6 px-4 pt-2 sm:px-8">
      <QueueHead project={project} accountId={accountId} counts={queue.counts} isPractice={isPractice} />
      <div aria-live="polite" className="empty:hidden">
        {queue.notice !== null && <Notice kind="information">{queue.notice}</Notice>}
      </div>
      {phase.kind === "loading" && <QueueSkeleton />}
      {phase.kind === "failed" && (
        <Notice kind="conflict" action={{ label: "Try again", onClick: () => void queue.begin() }}>
          {phase.sentence}
        </Notice>
      )}
      {phase.kind === "none" && (
        <NothingLeft
          reason={phase.reason}
          projectId={project.id}
          canUndo={queue.counts.done > 0}
          onLookAgain={() => void queue.next()}
          onUndo={() => void queue.reopen()}
        />
      )}
      {phase.kind === "feedback" && (
        <FeedbackView
          feedback={phase.submitted.feedback ?? []}
          rubric={project.rubric}
          content={phase.held.item.content}
          onNext={() => void queue.next()}
        />
      )}
      {phase.kind === "rating" && (
        <RatingForm
          // Another reservation is another sitting: nothing of one is left in the next.
          key={phase.held.reservation.id}
          project={project}
          held={phase.held}
          place={place}
          server={server}
          queue={queue}
        />
      )}
    </div>
  );
}
