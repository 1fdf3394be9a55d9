"use client";

import { useMutation } from "@tanstack/react-query";
import { useSubscription } from "@trpc/tanstack-react-query";
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import type { LocalDate, PlanEdit, TripRequest } from "@/server/trip";
import type { Booking, PlaceCoordinates, StopFacts, TripView } from "@/server/views";
import { useTRPC, useTRPCClient } from "../trpc/client";
import { cameFromServer, errorSentence } from "../trpc/error-sentence";

interface TripOnPage {
  readonly trip: TripView;
  readonly today: LocalDate;
  /** What the records say of the plan that the page began with. */
  readonly known: KnownOfPlan;
  /** Whose trip it is; otherwise someone who joined it, who has no part in its chat, name and links. */
  readonly isOwner: boolean;
  /** One change by hand; resolves to whether it was made. */
  edit(edit: PlanEdit): Promise<boolean>;
  undo(): void;
  redo(): void;
  restore(version: number): void;
  /** Re-plans the rest around what is locked, for a changed request where one is given; `changes` says in words what is changed. */
  replan(request?: TripRequest, changes?: readonly string[]): void;
  /** The same once providers have been asked what they offer; without a request for the trip as it is. */
  checkPrices(request?: TripRequest, changes?: readonly string[]): void;
  /** Accepts or rejects the proposal of a re-plan. */
  accept(): void;
  reject(): void;
  cancelSearch(): void;
  book(booking: Booking, done: boolean): void;
  /** Null: the name made from what was asked for; resolves to whether it was taken. */
  rename(title: string | null): Promise<boolean>;
  /** Drops words of the traveler's that are kept as a note. */
  dropNote(note: string): void;
  /** A change is on its way. */
  readonly pending: boolean;
  /** A sentence about the last change that could not be made. */
  readonly problem: string | null;
  dismissProblem(): void;
}

/** What the world's records say of one version of a plan. */
export interface KnownOfPlan {
  readonly version: number;
  readonly facts: Readonly<Record<string, StopFacts>> | undefined;
  /** Where the cities of its route are; those that the world cannot place are missing. */
  readonly places: readonly { readonly name: string; readonly coordinates: PlaceCoordinates }[];
  /** The address of the streets of its world; null where there are none. */
  readonly streets: string | null;
}

const NOTHING_KNOWN: KnownOfPlan = { version: 0, facts: undefined, places: [], streets: null };

const TripContext = createContext<TripOnPage | null>(null);

/** Holds a trip on its page: changes go to the server, and what others change (another tab, a search) comes in. */
export function TripProvider({
  initial,
  known = NOTHING_KNOWN,
  isOwner = true,
  today,
  children,
}: {
  initial: TripView;
  known?: KnownOfPlan;
  isOwner?: boolean;
  today: LocalDate;
  children: ReactNode;
}) {
  const trpc = useTRPC();
  const { trips, chat } = useTRPCClient();
  const [trip, setTrip] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(initial);
  const { id } = initial;

  function show(next: TripView) {
    latest.current = newest(latest.current, next);
    setTrip(latest.current);
  }
  useSubscription(trpc.trips.watch.subscriptionOptions({ id }, { onData: ({ data }) => show(data) }));

  // One after the other, each made to what the one before it left: an undo pressed twice undoes two changes.
  const { mutateAsync, isPending } = useMutation({
    scope: { id: `trip ${id}` },
    mutationFn: (make: (now: TripView) => Promise<TripView>) => make(latest.current),
    onMutate: () => setProblem(null),
    onSuccess: show,
    onError: (error: unknown) => {
      setProblem(errorSentence(error));
      // It may have been refused because the trip was changed elsewhere: the traveler sees what it is now.
      if (cameFromServer(error)) trips.get.query({ id }).then(show, () => undefined);
    },
  });

  const changes = useMemo(() => {
    const change = (make: (now: TripView) => Promise<TripView>): Promise<boolean> =>
      mutateAsync(make).then(
        () => true,
        () => false,
      );
    const onVersion = ({ plan }: TripView) => ({ id, version: plan?.number ?? 0 });
    return {
      edit: (edit: PlanEdit) => change((now) => trips.edit.mutate({ ...onVersion(now), edit })),
      undo: () => void change((now) => trips.undo.mutate(onVersion(now))),
      redo: () => void change((now) => trips.redo.mutate(onVersion(now))),
      restore: (to: number) => void change((now) => trips.restore.mutate({ ...onVersion(now), to })),
      replan: (request?: TripRequest, words: readonly string[] = []) =>
        void change((now) => trips.replan.mutate({ ...onVersion(now), request, changes: [...words] })),
      checkPrices: (request?: TripRequest, words: readonly string[] = ["live prices"]) =>
        void change((now) => trips.replan.mutate({ ...onVersion(now), request, changes: [...words], live: true })),
      accept: () =>
        void change(async (now) =>
          now.proposal?.kind === "plan" ? trips.accept.mutate({ id, proposal: now.proposal.version.number }) : now,
        ),
      reject: () => void change(() => trips.reject.mutate({ id })),
      cancelSearch: () => void change(() => trips.cancel.mutate({ id })),
      book: (booking: Booking, done: boolean) => void change(() => trips.book.mutate({ id, booking, done })),
      rename: (title: string | null) => change(() => trips.rename.mutate({ id, title })),
      dropNote: (note: string) =>
        void change(async () => {
          await chat.dropNote.mutate({ id, note });
          return trips.get.query({ id });
        }),
      dismissProblem: () => setProblem(null),
    };
  }, [id, mutateAsync, trips, chat]);

  const onPage: TripOnPage = { ...changes, trip, today, known, isOwner, pending: isPending, problem };
  return <TripContext value={onPage}>{children}</TripContext>;
}

/** The later of two. A version is never changed, so the plan that is drawn already is kept. */
function newest(now: TripView, next: TripView): TripView {
  if (next.revision < now.revision) return now;
  return next.plan?.number === now.plan?.number ? { ...next, plan: now.plan } : next;
}

export function useTrip(): TripOnPage {
  const trip = useContext(TripContext);
  if (trip === null) throw new Error("useTrip is for components within a TripProvider.");
  return trip;
}
