"use client";

import { useEffect, useState } from "react";
import { useTRPCClient } from "../../trpc/client";
import { errorSentence } from "../../trpc/error-sentence";
import { useSettled } from "../../use-settled";

const PAUSE_IN_TYPING_MS = 250;
const PAUSE_IN_COMING_MS = 1_000;

export interface EventSearch {
  /** What is looked for; empty: nothing. */
  readonly text: string;
  readonly found: ReadonlySet<number>;
  /** Still looking. */
  readonly isBusy: boolean;
  readonly problem: string | null;
}

const NOTHING: EventSearch = { text: "", found: new Set(), isBusy: false, problem: null };

/** Looks through what an episode's `count` events say, on the server, some hundred events at a time; again when more came. */
export function useSearch(id: string, count: number, typed: string, inPrompts: boolean): EventSearch {
  const client = useTRPCClient();
  const length = useSettled(count, PAUSE_IN_COMING_MS);
  const text = useSettled(typed.trim(), PAUSE_IN_TYPING_MS);
  const [search, setSearch] = useState(NOTHING);

  useEffect(() => {
    if (text === "") {
      setSearch(NOTHING);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const found = new Set<number>();
    async function look(): Promise<void> {
      for (let after = -1; after < length - 1; ) {
        const part = await client.episodes.search.query({ id, text, after, inPrompts }, { signal });
        if (signal.aborted) return;
        for (const sequence of part.found) found.add(sequence);
        after = part.searchedTo;
        setSearch({ text, found: new Set(found), isBusy: after < length - 1, problem: null });
      }
    }
    setSearch({ text, found, isBusy: true, problem: null });
    look().catch((error: unknown) => {
      if (!signal.aborted) setSearch({ text, found, isBusy: false, problem: errorSentence(error) });
    });
    return () => controller.abort();
  }, [client, id, length, text, inPrompts]);

  return search;
}
