"use client";

import { startTransition, useEffect, useState } from "react";
import type { EventLine } from "@/server/api";
import { useTRPCClient } from "../../trpc/client";
import { errorSentence } from "../../trpc/error-sentence";

const LINES_A_PAGE = 200;
/** Few, so that what comes in at once is soon read and drawn. */
const PAGES_AT_A_TIME = 2;
/** What comes in while an episode runs is shown a few times a second, not event by event. */
const SHOW_EVERY_MS = 120;

export interface EpisodeLines {
  readonly lines: readonly EventLine[];
  /** loading: what is there is being read. live: new ones are shown as they come. */
  readonly state: "loading" | "live" | "ended";
  /** What went wrong, in a sentence; what was read stays. */
  readonly problem: string | null;
  readonly retry: () => void;
}

/** Every event of an episode as a line: those that are there, page by page, then each new one until it ended. `length`: as it was when the page was made. */
export function useLines(id: string, length: number): EpisodeLines {
  const client = useTRPCClient();
  const [lines, setLines] = useState<readonly EventLine[]>([]);
  const [state, setState] = useState<EpisodeLines["state"]>("loading");
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` starts over.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let known: EventLine[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe: (() => void) | undefined;
    const show = () => {
      timer = undefined;
      setLines(known);
      if (known.at(-1)?.type === "ended") setState("ended");
    };

    async function load(): Promise<void> {
      while (known.length < length) {
        const firsts = Array.from({ length: PAGES_AT_A_TIME }, (_, page) => known.length + page * LINES_A_PAGE);
        const pages = await Promise.all(
          firsts
            .filter((first) => first < length)
            .map((first) => client.episodes.lines.query({ id, after: first - 1, limit: LINES_A_PAGE }, { signal })),
        );
        const read = pages.flat();
        if (signal.aborted || read.length === 0) return;
        known = known.concat(read);
        const shown = known;
        // Drawn in between of what the reader does meanwhile.
        startTransition(() => setLines(shown));
      }
    }

    function follow(): void {
      if (known.at(-1)?.type === "ended") {
        setState("ended");
        return;
      }
      setState("live");
      const last = known.at(-1)?.sequence;
      const subscription = client.episodes.tailLines.subscribe(
        { id, lastEventId: last === undefined ? null : String(last) },
        {
          onData: ({ data }) => {
            if (data.sequence !== known.length) return;
            known = known.concat(data);
            timer ??= setTimeout(show, SHOW_EVERY_MS);
          },
          onError: (error) => setProblem(errorSentence(error)),
        },
      );
      unsubscribe = () => subscription.unsubscribe();
    }

    setProblem(null);
    load()
      .then(() => {
        if (!signal.aborted) follow();
      })
      .catch((error: unknown) => {
        if (!signal.aborted) setProblem(errorSentence(error));
      });
    return () => {
      controller.abort();
      clearTimeout(timer);
      unsubscribe?.();
    };
  }, [client, id, length, attempt]);

  return { lines, state, problem, retry: () => setAttempt((before) => before + 1) };
}
