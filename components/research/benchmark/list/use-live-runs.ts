"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { RunListItem } from "@/server/views";
import { useTRPCClient } from "../../../trpc/client";

/** The runs of a page as they stand now; one that is not among them yet has the page read again. */
export function useLiveRuns(runs: readonly RunListItem[]): readonly RunListItem[] {
  const client = useTRPCClient();
  const router = useRouter();
  const [changed, setChanged] = useState<ReadonlyMap<string, RunListItem>>(new Map());
  const known = runs.map(({ id }) => id).join(" ");

  useEffect(() => {
    const ids = new Set(known.split(" "));
    const subscription = client.runs.watchAll.subscribe(undefined, {
      onData: ({ run }) => {
        setChanged((before) => new Map(before).set(run.id, run));
        if (!ids.has(run.id)) router.refresh();
      },
    });
    return () => subscription.unsubscribe();
  }, [client, router, known]);

  return runs.map((run) => changed.get(run.id) ?? run);
}
