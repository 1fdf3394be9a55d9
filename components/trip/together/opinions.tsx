"use client";

import { ThumbsDown, ThumbsUp, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Stop } from "@/server/trip";
import type { TripComment, TripVote } from "@/server/views";
import { listed } from "../../format";
import { errorSentence } from "../../trpc/error-sentence";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { stopTitle } from "../stop-words";
import { useTogether } from "./use-together";

/** What those who plan the trip together think of a stop: votes and comments. Nothing while its owner plans alone. */
export function Opinions({ stop }: { stop: Stop }) {
  const { data, error } = useTogether();
  if (data === undefined || (data.members.length === 0 && data.isOwner)) return null;
  const comments = data.comments.filter(({ recordId }) => recordId === stop.recordId);
  return (
    <section aria-label={`What you all think of ${stopTitle(stop)}`} className="flex flex-col gap-2">
      <h4 className="font-medium text-sm">What you all think</h4>
      <Votes stop={stop} votes={data.votes.filter(({ recordId }) => recordId === stop.recordId)} />
      {comments.length > 0 && (
        <ul className="flex flex-col gap-1.5 text-sm">
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      <CommentForm stop={stop} />
      {error && (
        <p role="alert" className="text-conflict text-sm">
          {errorSentence(error)}
        </p>
      )}
    </section>
  );
}

function Votes({ stop: { recordId }, votes }: { stop: Stop; votes: readonly TripVote[] }) {
  const { change, isBusy, tripId } = useTogether();
  const own = votes.find(({ isOwn }) => isOwn)?.value ?? null;
  const cast = (value: 1 | -1) =>
    void change((together) =>
      together.vote.mutate({ id: tripId, recordId, value: own === value ? null : value }),
    ).catch(() => undefined);
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {([1, -1] as const).map((value) => {
        const names = votes.filter((vote) => vote.value === value).map(({ name }) => name);
        const Icon = value === 1 ? ThumbsUp : ThumbsDown;
        return (
          <Button
            key={value}
            size="small"
            aria-pressed={own === value}
            disabled={isBusy}
            onClick={() => cast(value)}
            title={names.length === 0 ? undefined : listed(names)}
            className={classNames("min-h-10 sm:min-h-8", own === value && "border-accent bg-accent-soft text-accent")}
          >
            <Icon aria-hidden />
            {value === 1 ? "For" : "Against"} <span className="figures">{names.length}</span>
          </Button>
        );
      })}
      <span className="text-muted">
        {votes.map(({ name, value }) => `${name}: ${value === 1 ? "for" : "against"}`).join(", ")}
      </span>
    </div>
  );
}

function Comment({ comment: { id, name, text, mayRemove } }: { comment: TripComment }) {
  const { change, tripId } = useTogether();
  const remove = () =>
    void change((together) => together.removeComment.mutate({ id: tripId, commentId: id })).catch(() => undefined);
  return (
    <li className="flex items-start justify-between gap-3">
      <p className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">
        <span className="font-medium">{name}:</span> {text}
      </p>
      {mayRemove && (
        <Button variant="quiet" size="icon" aria-label={`Remove the comment of ${name}: ${text}`} onClick={remove}>
          <X aria-hidden />
        </Button>
      )}
    </li>
  );
}

function CommentForm({ stop }: { stop: Stop }) {
  const { change, isBusy, tripId } = useTogether();
  const [text, setText] = useState("");

  async function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    try {
      await change((together) => together.comment.mutate({ id: tripId, recordId: stop.recordId, text }));
      setText("");
    } catch {
      // What is wrong is said beneath; the words stay.
    }
  }

  return (
    <form onSubmit={send} className="flex gap-2">
      <input
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={1_000}
        aria-label={`Comment on ${stopTitle(stop)}`}
        placeholder="Add a comment"
        className="min-h-10 min-w-0 flex-1 rounded-card border border-edge bg-raised px-3 text-base placeholder:text-muted sm:text-sm"
      />
      <Button type="submit" size="small" className="min-h-10" disabled={isBusy}>
        Send
      </Button>
    </form>
  );
}
