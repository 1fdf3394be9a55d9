"use client";

import { useQueries } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useTRPC } from "../../trpc/client";
import { Button } from "../../ui/button";
import type { Model } from "./model";
import { ModelCard } from "./model-card";

/** Every model, each of whose servers is asked whether it answers when the page opens, and again on request. */
export function ModelList({ models }: { models: readonly Model[] }) {
  const trpc = useTRPC();
  const checks = useQueries({
    queries: models.map(({ name }) => trpc.models.check.queryOptions({ name }, { retry: false, staleTime: 0 })),
  });
  const running = checks.filter(({ isFetching }) => isFetching).length;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Button disabled={running > 0} onClick={() => checks.forEach(({ refetch }) => void refetch())}>
          <RefreshCw aria-hidden />
          Check all again
        </Button>
        <p aria-live="polite" className="text-muted text-sm figures">
          {running > 0
            ? `Checked ${models.length - running} of ${models.length}`
            : `${checks.filter(({ data }) => data?.reachable).length} of ${models.length} can be reached`}
        </p>
      </div>
      <ul className="flex flex-col">
        {models.map((model, index) => (
          <ModelCard key={model.name} model={model} check={checks[index]} />
        ))}
      </ul>
    </div>
  );
}
