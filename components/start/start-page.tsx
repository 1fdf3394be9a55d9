"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { CurrentWorld } from "@/server/api";
import {
  type Edits,
  MOST_NOTES,
  mergeEdits,
  NO_EDITS,
  type Objective,
  objectiveSaid,
  type TripRequest,
  withEdits,
} from "@/server/trip";
import { ensureTraveler } from "../account/ensure-traveler";
import { counted } from "../format";
import { useTRPC } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { Notice } from "../ui/notice";
import { UnderstoodCard } from "../understood/understood-card";
import { type NoteDecision, notesIn, undecidedIn } from "../understood/unread";
import { vagueIn, vagueNotes, wishesOf } from "../understood/wishes";
import { ChipRow } from "./chip-row";
import { Examples } from "./examples";
import { ObjectiveChoice } from "./objective-choice";
import { PlaceProposals } from "./place-proposals";
import { QuestionCard } from "./question-card";
import { editsToward } from "./restore";
import { StartTitle } from "./start-title";
import { TripBox } from "./trip-box";
import { unsureAmong } from "./unsure";
import { useDraft, useKeptIn } from "./use-draft";
import { useReading } from "./use-reading";
import { WorldChoice } from "./world-choice";
import { WorldNotice } from "./world-notice";
import { worldTitle } from "./world-words";

/** A trip that the page is opened to change: its words, what they alone are read as, and what was wanted in the end. */
export interface TripToChange {
  readonly text: string;
  readonly objective: Objective;
  readonly read: TripRequest | null;
  readonly wanted: TripRequest;
}

const HINT = "Two of us from Chicago to Miami, 5 days in March, $2,500, near the beach";

/** One box; what it says is understood while it is written, asked about where it must be, and planned. */
export function StartPage({
  current,
  offered,
  gone,
  examples,
  change: toChange,
  from,
}: {
  /** Where is planned. */
  current: CurrentWorld;
  /** Where else one can plan. */
  offered: readonly CurrentWorld[];
  /** The name of a world that was asked for and isn't there any more. */
  gone: string | null;
  examples: readonly string[];
  change: TripToChange | null;
  /** The id of that trip. */
  from: string | null;
}) {
  const trpc = useTRPC();
  const router = useRouter();
  const { draft, change, keep } = useDraft(() => ({
    text: toChange?.text ?? "",
    edits: toChange === null ? NO_EDITS : editsToward(toChange.read, toChange.wanted),
    objective: toChange?.objective ?? null,
    decisions: new Map(),
  }));
  const { text, edits, decisions } = draft;
  const world = current.world.name;
  useKeptIn(world, keep);
  const [placesLeft, setPlacesLeft] = useState<number | null>(null);
  const [isEmptyPlan, setIsEmptyPlan] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const objections = useRef<HTMLDivElement>(null);

  const { reading, error, retry, readNow } = useReading(text, edits, world);
  const create = useMutation(trpc.trips.create.mutationOptions());
  const plan = useMutation({
    mutationFn: async () => {
      // A traveler's words are read by their model, where one is configured.
      await ensureTraveler();
      const read = await readNow();
      if (read.request === null) return null;
      const notes = [...read.request.notes, ...notesIn(read.unread, decisions), ...vagueNotes(read.said)].slice(
        0,
        MOST_NOTES,
      );
      const request = { ...read.request, notes };
      return create.mutateAsync({ text, request, objective: draft.objective ?? objectiveSaid(read.said), world });
    },
    onSuccess: (trip) => {
      if (trip === null) (question.current ?? objections.current)?.focus();
      else leaveFor(`/trip/${trip.id}`);
    },
  });

  const start = useMutation(trpc.chat.begin.mutationOptions());
  const talk = useMutation({
    mutationFn: async () => {
      await ensureTraveler();
      const ignored = [...decisions].flatMap(([note, decision]) => (decision === "ignored" ? [note] : []));
      return start.mutateAsync({ text, edits, ignored, objective: draft.objective ?? undefined, world });
    },
    onSuccess: ({ id }) => leaveFor(`/chat/${id}`),
  });
  const busy = plan.isPending || plan.data != null ? "planning" : talk.isPending || talk.isSuccess ? "talking" : null;

  function leaveFor(address: string) {
    keep();
    router.push(address);
  }

  function edit(more: Partial<Edits>) {
    change((now) => ({ edits: mergeEdits(now.edits, more) }));
  }

  /** Saved places are those of one world, and mean nothing in another. */
  function leaveWorld() {
    const places = edits.trip.ownPlaces?.length ?? 0;
    setPlacesLeft(places > 0 ? places : null);
    if (places > 0) edit({ trip: { ownPlaces: undefined } });
  }

  function decide(note: string, decision: NoteDecision) {
    change((now) => ({ decisions: new Map([...now.decisions, [note, decision]]) }));
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

  const unread = reading?.unread ?? [];
  const notes = notesIn(unread, decisions);
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
  const unsure = editing === undefined ? [] : unsureAmong(reading?.questions ?? [], editing.said);
  const [next, ...later] = (reading?.questions ?? []).filter((each) => !unsure.includes(each));

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-8 pb-16 sm:px-8 sm:pt-20">
      <StartTitle />
      <div className="flex flex-col gap-3 empty:hidden">
        {gone !== null && (
          <Notice kind="warning">
            {`The world “${gone}” isn’t offered on this server any more. You’re planning in ${worldTitle(current, offered)}.`}
          </Notice>
        )}
        <WorldChoice
          label="Planning in"
          current={current}
          offered={offered}
          path="/"
          params={from === null ? {} : { from }}
          onLeave={leaveWorld}
        />
      </div>

      <TripBox
        text={text}
        hint={current.world.kind === "sample" ? HINT : (examples[0] ?? HINT)}
        unread={undecidedIn(unread, decisions)}
        onText={(typed) => {
          change({ text: typed });
          setIsEmptyPlan(false);
        }}
        onPlan={begin}
        onTalk={beginToTalk}
        busy={busy}
        options={
          <ObjectiveChoice
            value={draft.objective ?? (editing === undefined ? "preferences" : objectiveSaid(editing.said))}
            onChange={(objective) => change({ objective })}
          />
        }
        boxRef={box}
      />

      {isEmptyPlan && <Notice kind="information">Say where you want to go first, or start with an example.</Notice>}
      {editing && (
        <UnderstoodCard
          facts={<ChipRow {...editing} />}
          wishes={wishesOf(editing.said)}
          vague={vagueIn(editing.said)}
          onWish={(entry, value) => edit({ entries: { [entry]: value } })}
          questions={unsure.map((each, index) => (
            <QuestionCard
              key={each.field}
              question={each}
              more={0}
              headingRef={index === 0 ? question : null}
              {...editing}
            />
          ))}
          notes={notes}
          keptNotes={notes.filter((note) => decisions.get(note) === "kept")}
          onKeepNote={(note) => decide(note, "kept")}
          onIgnoreNote={(note) => decide(note, "ignored")}
        />
      )}
      <div aria-live="polite" className="flex flex-col gap-4 empty:hidden">
        {placesLeft !== null && (
          <Notice kind="information">
            {`Your ${counted(placesLeft, "saved place")} ${placesLeft === 1 ? "isn’t" : "aren’t"} known here. Add the file again to find what this world has of it.`}
          </Notice>
        )}
        {reading !== undefined && reading.objections.length > 0 && (
          <div ref={objections} tabIndex={-1} className="flex flex-col gap-2 outline-none">
            {reading.objections.map((objection) => (
              <Notice key={objection.text} kind="warning">
                {objection.text}
              </Notice>
            ))}
          </div>
        )}
        {editing && next && (
          <QuestionCard
            question={next}
            more={later.length}
            headingRef={unsure.length === 0 ? question : null}
            {...editing}
          >
            {next.field === "destinations" && (
              <PlaceProposals
                text={text}
                edits={edits}
                world={world}
                onChoose={(city) => edit({ trip: { destinations: [city], region: undefined, stops: undefined } })}
              />
            )}
          </QuestionCard>
        )}
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
            change({ text: example });
            box.current?.focus();
          }}
        />
      )}
      <WorldNotice current={current} />
    </div>
  );
}
