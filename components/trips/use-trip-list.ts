"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type MouseEvent, useCallback, useMemo } from "react";
import { toast } from "sonner";
import type { ConversationListItem, DeletedTrip, TripListItem } from "@/server/views";
import { useTRPC } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";

const UNDO_MS = 8_000;
/** How often trips that are being planned are looked up. */
const PLANNING_MS = 2_000;

/** What can be done with a trip in the list, and with a conversation that is on its way to one. */
export interface TripActions {
  /** Resolves to what went wrong, in a sentence; null: nothing did. */
  rename(id: string, title: string | null): Promise<string | null>;
  duplicate(trip: TripListItem): void;
  remove(trip: Pick<TripListItem, "id" | "title">): void;
  bringBack(trip: Pick<TripListItem, "id" | "title">): void;
}

/** The traveler's trips as they are known here; changes show at once and are put right by the server's answer. */
export function useTripList(initial: {
  trips: readonly TripListItem[];
  conversations: readonly ConversationListItem[];
  deleted: readonly DeletedTrip[];
}) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const router = useRouter();
  const list = trpc.trips.list.queryOptions();
  const listConversations = trpc.chat.list.queryOptions();
  const listDeleted = trpc.trips.listDeleted.queryOptions();
  const trips = useQuery({
    ...list,
    initialData: [...initial.trips],
    // Coming back, the page brings newer ones along.
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === "planning") ? PLANNING_MS : false),
  });
  const conversations = useQuery({ ...listConversations, initialData: [...initial.conversations], gcTime: 0 });
  const deleted = useQuery({ ...listDeleted, initialData: [...initial.deleted], gcTime: 0 });

  const refresh = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: list.queryKey });
    void queryClient.invalidateQueries({ queryKey: listConversations.queryKey });
    void queryClient.invalidateQueries({ queryKey: listDeleted.queryKey });
  }, [queryClient, list.queryKey, listConversations.queryKey, listDeleted.queryKey]);

  const change = useCallback(
    (update: (trips: TripListItem[]) => TripListItem[]) => {
      void queryClient.cancelQueries({ queryKey: list.queryKey });
      queryClient.setQueryData(list.queryKey, (now) => now && update(now));
    },
    [queryClient, list.queryKey],
  );

  const options = { onError: (error: unknown) => toast.error(errorSentence(error)), onSettled: refresh };
  const rename = useMutation(trpc.trips.rename.mutationOptions({ onSettled: refresh }));
  const duplicate = useMutation(trpc.trips.duplicate.mutationOptions(options));
  const remove = useMutation(trpc.trips.remove.mutationOptions(options));
  const bringBack = useMutation(trpc.trips.bringBack.mutationOptions(options));
  const [renameTrip, copy, throwAway, restore] = [
    rename.mutateAsync,
    duplicate.mutateAsync,
    remove.mutateAsync,
    bringBack.mutate,
  ];

  const actions = useMemo<TripActions>(
    () => ({
      rename: (id, title) =>
        renameTrip({ id, title }).then(
          (trip) => {
            change((now) => now.map((each) => (each.id === id ? { ...each, title: trip.title } : each)));
            return null;
          },
          (error: unknown) => errorSentence(error),
        ),
      duplicate: ({ id, title }) => {
        void copy({ id }).then(
          (made) => {
            const open = { label: "Open it", onClick: () => router.push(`/trip/${made.id}`) };
            toast(`“${title}” is copied.`, { duration: UNDO_MS, action: open });
          },
          () => undefined,
        );
      },
      remove: (trip) => {
        change((now) => now.filter(({ id }) => id !== trip.id));
        queryClient.setQueryData(listConversations.queryKey, (now) => now?.filter(({ id }) => id !== trip.id));
        void throwAway({ id: trip.id }).then(
          () => {
            const undo = {
              label: "Undo",
              onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
                // Now, rather than when the message is gone: by then a menu may be open, and it closes when it loses the focus.
                currentTarget.blur();
                restore({ id: trip.id });
              },
            };
            toast(`“${trip.title}” is deleted.`, { duration: UNDO_MS, action: undo });
          },
          () => undefined,
        );
      },
      bringBack: ({ id }) => restore({ id }),
    }),
    [renameTrip, copy, throwAway, restore, change, router, queryClient, listConversations.queryKey],
  );
  return { trips: trips.data, conversations: conversations.data, deleted: deleted.data, actions };
}
