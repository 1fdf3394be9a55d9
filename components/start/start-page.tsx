"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { CurrentWorld } from "@/server/api";
import { type Edits, mergeEdits, NO_EDITS, type Objective, type TripRequest, withEdits } from "@/server/trip";
import { ensureTraveler } from "../account/ensure-traveler";
import { useTRPC } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { Notice } from "../ui/notice";
import { ChipRow } from "./chip-row";
import { Examples } from "./examples";
import { ObjectiveChoice } from "./objective-choice";
import { QuestionCard } from "./question-card";
import { editsToward } from "./restore";
import { StartTitle } from "./start-title";
import { TripBox } from "./trip-box";
import { UnreadNotes } from "./unread-notes";
import { useReading } from "./use-reading";
import { WishChips } from "./wish-chips";
import { WorldNotice } from "./world-notice";

/** A trip that the page is opened to change: its words, what they alone are read as, and what was wanted in the end. */
export interface TripToChange {
  readonly text: string;
  readonly objective: Objective;
  readonly read: TripRequest | null;
  readonly wanted: TripRequest;
}

/** One box; what it says is understood while it is written, asked about where it must be, and planned. */
export function StartPage({
  current,
  examples,
  change,
}: {
  current: CurrentWorld;
  examples: readonly string[];
  change: TripToChange | null;
}) {
  const trpc = useTRPC();
  const router = useRouter();
  const [text, setText] = useState(change?.text ?? "");
  const [edits, setEdits] = useState(() => (change === null ? NO_EDITS : editsToward(change.read, change.wanted)));
  const [objective, setObjective] = useState<Objective>(change?.objective ?? "preferences");
  const [isEmptyPlan, setIsEmptyPlan] = useState(false);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const box = useRef<HTMLTextAreaElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const objections = useRef<HTMLDivElement>(null);

  const { reading, error, retry, readNow } = useReading(text, edits);
  const create = useMutation(trpc.trips.create.mutationOptions());
  const plan = useMutation({
    mutationFn: async () => {
      const read = await readNow();
      if (read.request === null) return null;
      await ensureTraveler();
      return create.mutateAsync({ text, request: withNotes(read.request, read.notes, ignored), objective });
    },
    onSuccess: (trip) => {
      if (trip !== null) router.push(`/trip/${trip.id}`);
      else (question.current ?? objections.current)?.focus();
    },
  });

  const start = useMutation(trpc.chat.begin.mutationOptions());
  const talk = useMutation({
    mutationFn: async () => {
      await ensureTraveler();
      return start.mutateAsync({ text, edits, objective });
    },
    onSuccess: ({ id }) => router.push(`/chat/${id}`),
  });
  const busy = plan.isPending || plan.data != null ? "planning" : talk.isPending || talk.isSuccess ? "talking" : null;

  function edit(more: Partial<Edits>) {
    setEdits((earlier) => mergeEdits(earlier, more));
  }

  function begin() {
    setIsEmptyPlan(text.trim() === "" && reading === undefined);
    if (text.trim() === "" && reading === undefined) box.current?.focus();
    else plan.mutate();
  }

  function beginToTalk() {
    setIsEmptyPlan(text.trim() === "");
    if (text.trim() === "") box.current?.focus();
    else talk.mutate();
  }

  const notes = reading === undefined ? [] : reading.notes.filter((note) => !ignored.includes(note));
  const [next, ...later] = reading?.questions ?? [];
  const failed = plan.error
    ? { error: plan.error, again: begin }
    : talk.error
      ? { error: talk.error, again: beginToTalk }
      : error && { error, again: () => void retry() };
  const editing = reading && {
    said: withEdits(reading.said, edits),
    current,
    today: reading.today,
    onEdit: edit,
  };

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-8 pb-16 sm:px-8 sm:pt-20">
      <StartTitle />

      <TripBox
        text={text}
        onText={(typed) => {
          setText(typed);
          setIsEmptyPlan(false);
        }}
        onPlan={begin}
        onTalk={beginToTalk}
        busy={busy}
        options={<ObjectiveChoice value={objective} onChange={setObjective} />}
        boxRef={box}
      />

      {isEmptyPlan && <Notice kind="information">Say where you want to go first, or begin with an example.</Notice>}
      {editing && <ChipRow {...editing} />}
      {editing && <WishChips said={editing.said} onEdit={edit} />}
      {editing && <UnreadNotes notes={notes} onIgnore={(note) => setIgnored((earlier) => [...earlier, note])} />}
      <div aria-live="polite" className="flex flex-col gap-4 empty:hidden">
        {reading !== undefined && reading.objections.length > 0 && (
          <div ref={objections} tabIndex={-1} className="flex flex-col gap-2 outline-none">
            {reading.objections.map((objection) => (
              <Notice key={objection.text} kind="warning">
                {objection.text}
              </Notice>
            ))}
          </div>
        )}
        {editing && next && <QuestionCard question={next} more={later.length} headingRef={question} {...editing} />}
        {failed && (
          <Notice kind="conflict" action={{ label: "Try again", onClick: failed.again }}>
            {errorSentence(failed.error)}
          </Notice>
        )}
      </div>

      {reading === undefined && text.trim() === "" && (
        <Examples
          examples={examples}
          onChoose={(example) => {
            setText(example);
            box.current?.focus();
          }}
        />
      )}
      <WorldNotice current={current} />
    </div>
  );
}

function withNotes(request: TripRequest, notes: readonly string[], ignored: readonly string[]): TripRequest {
  return { ...request, notes: notes.filter((note) => !ignored.includes(note)) };
}
