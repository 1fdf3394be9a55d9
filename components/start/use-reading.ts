"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Edits } from "@/server/trip";
import { useTRPC } from "../trpc/client";
import { useSettled } from "../use-settled";

const PAUSE_MS = 250;

/** What the text and the edits come to in a world, read again at every pause in typing; the last reading stays while the next is made. */
export function useReading(text: string, edits: Edits, world: string) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const settled = useSettled(text, PAUSE_MS);
  const query = useQuery(
    trpc.understanding.read.queryOptions(
      { text: settled, said: edits, world },
      { enabled: hasContent(settled, edits), placeholderData: keepPreviousData },
    ),
  );
  return {
    reading: hasContent(text, edits) ? query.data : undefined,
    error: query.error,
    retry: query.refetch,
    /** Reads the box's current text. */
    readNow: () => queryClient.fetchQuery(trpc.understanding.read.queryOptions({ text, said: edits, world })),
  };
}

function hasContent(text: string, { trip, constraints }: Edits): boolean {
  return (
    text.trim() !== "" || [...Object.values(trip), ...Object.values(constraints)].some((value) => value !== undefined)
  );
}
