"use client";

import { useState } from "react";
import type { HeldItem, RaterProjectDetail } from "@/server/views";
import { errorSentence } from "../../trpc/error-sentence";
import { ItemView } from "../dialog/item-view";
import { KeysDialog } from "../keys/keys-dialog";
import { useRaterKeys } from "../keys/use-rater-keys";
import { answerAt } from "../rubric/draft-answers";
import { RubricForm } from "../rubric/rubric-form";
import type { DraftPlace } from "./kept-draft";
import { NoteDialog } from "./note-dialog";
import { isLost, type RaterServer } from "./rater-server";
import { RatingToolbar } from "./rating-toolbar";
import { useDraft } from "./use-draft";
import { useHeartbeat } from "./use-heartbeat";
import type { useQueue } from "./use-queue";
import { useRating } from "./use-rating";
import { useSending } from "./use-sending";

type Queue = ReturnType<typeof useQueue>;

/** One item: the dialog, the rubric, and what can be done with them by mouse, finger or keys. */
export function RatingForm({
  project,
  held,
  place,
  server,
  queue,
}: {
  project: RaterProjectDetail;
  held: HeldItem;
  place: DraftPlace;
  server: RaterServer;
  queue: Queue;
}) {
  const { content } = held.item;
  const regain = () => void queue.regain(held.item.id);
  const { draft, setDraft, change, seconds, flush, state } = useDraft(held, place, server, regain);
  const sending = useSending({
    held,
    draft,
    setDraft,
    seconds,
    submit: queue.submit,
    refused: (error) => (isLost(error) ? regain() : queue.setNotice(errorSentence(error))),
  });
  useHeartbeat(held.reservation.id, server, regain);
  const rating = useRating({
    project,
    held,
    answers: draft.answers,
    change,
    isDisabled: sending.isSending,
    send: sending.send,
    say: queue.setNotice,
  });
  // Practice items are all answered.
  const canSkip = held.item.purpose === "rating";
  const undo = () => void flush().then(queue.reopen);
  const [open, setOpen] = useState<"keys" | "skip" | "comment" | null>(null);
  useRaterKeys(content.unit, (action) => {
    if (rating.act(action) || sending.isSending) return;
    if (action.does === "undo") undo();
    if (action.does === "skip" && canSkip) setOpen("skip");
    if (action.does === "help") setOpen("keys");
  });

  const isTurnLevel = rating.question?.level === "turn";
  const pointedAt = rating.question ? answerAt(draft.answers, { question: rating.question.id, turn: null }).turns : [];
  const opener = (name: typeof open) => ({
    isOpen: open === name,
    onOpenChange: (is: boolean) => setOpen(is ? name : null),
  });
  return (
    <>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <ItemView
          content={content}
          pointing={{
            cursor: rating.cursor,
            pointedAt: isTurnLevel ? [rating.cursor] : pointedAt,
            verb: isTurnLevel ? "Answer for" : "Point at",
            onPress: rating.pointAt,
          }}
        />
        <section
          aria-label="Rubric"
          className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto lg:pr-2 lg:pb-4"
        >
          <RubricForm
            rubric={project.rubric}
            content={content}
            answers={draft.answers}
            current={rating.current}
            cursor={rating.cursor}
            isDisabled={sending.isSending}
            minimumRationale={project.minimumRationale}
            onChange={change}
            onCurrent={rating.setCurrent}
            onShowTurn={rating.showTurn}
          />
        </section>
      </div>
      <RatingToolbar
        state={sending.hasFailed ? { kind: "offline", isKept: true } : state}
        isSending={sending.isSending}
        canUndo={queue.counts.done > 0 && held.supersedes === null}
        canSkip={canSkip}
        onSubmit={rating.submit}
        onSkip={() => setOpen("skip")}
        onComment={() => setOpen("comment")}
        onUndo={undo}
        onKeys={() => setOpen("keys")}
      />
      <KeysDialog unit={content.unit} {...opener("keys")} />
      <NoteDialog
        title="Skip this item"
        label="Why can’t it be rated?"
        action="Skip"
        most={500}
        {...opener("skip")}
        onSend={(reason) => queue.skip(held, reason)}
      />
      <NoteDialog
        title="Comment"
        label="What should the researchers know about this item?"
        action="Send"
        most={4_000}
        {...opener("comment")}
        onSend={async (text) => {
          await server.comment(held.reservation.id, text);
          queue.setNotice("The comment goes to the researchers.");
        }}
      />
    </>
  );
}
