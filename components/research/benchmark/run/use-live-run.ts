"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { RunView } from "@/server/views";
import { useTRPCClient } from "../../../trpc/client";

/** The current state of the run; once it ends, the page is read again for what only the end tells. */
export function useLiveRun(given: RunView): RunView {
  const client = useTRPCClient();
  const router = useRouter();
  const [view, setView] = useState(given);
  const { id } = given.run;
  const isOpen = given.run.status === "queued" || given.run.status === "running";

  useEffect(() => setView(given), [given]);
  useEffect(() => {
    if (!isOpen) return;
    const subscription = client.runs.watch.subscribe(
      { id },
      {
        onData: ({ data: { run, trials } }) => {
          setView((before) => ({ ...before, run, trials: merged(before.trials, trials) }));
          if (run.status !== "queued" && run.status !== "running") router.refresh();
        },
      },
    );
    return () => subscription.unsubscribe();
  }, [client, router, id, isOpen]);
  return view;
}

/** The trials with those that changed in their places. */
function merged(before: RunView["trials"], changed: RunView["trials"]): RunView["trials"] {
  const byKey = new Map(changed.map((trial) => [keyOf(trial), trial]));
  const known = before.map((trial) => byKey.get(keyOf(trial)) ?? trial);
  const keys = new Set(before.map(keyOf));
  return [...known, ...changed.filter((trial) => !keys.has(keyOf(trial)))];
}

function keyOf({ taskId, trial }: RunView["trials"][number]): string {
  return `${taskId} ${trial}`;
}
