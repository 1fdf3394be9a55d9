"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { JudgeView, ProjectJudges } from "@/server/views";
import { useTRPC } from "../../../../trpc/client";
import { JudgeLine } from "./judge-line";
import { StartJudge } from "./start-judge";

/** How often judges at work are looked up. */
const LOOK_MS = 2_000;

/** The judges that score a project's items, how far each is, and a further one. */
export function Judges({ projectId, items, initial }: { projectId: string; items: number; initial: ProjectJudges }) {
  const trpc = useTRPC();
  const router = useRouter();
  const options = trpc.annotationProjects.judges.queryOptions({ projectId });
  const { data, refetch } = useQuery({
    ...options,
    initialData: initial,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.judges.some(isAtWork) ? LOOK_MS : false),
  });
  const atWork = data.judges.filter(isAtWork).length;
  const before = useRef(atWork);
  useEffect(() => {
    // What a judge gave changes the figures below.
    if (atWork < before.current) router.refresh();
    before.current = atWork;
  }, [atWork, router]);
  return (
    <section aria-labelledby="judges" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="judges" className="font-medium text-base">
          Judges of this project
        </h3>
        <StartJudge projectId={projectId} items={items} model={data.model} onStarted={() => void refetch()} />
      </div>
      <p className="max-w-prose text-muted text-sm">
        A judge reads the words that raters read and scores planning, prioritization, proactivity and clarification.
        Raters never see its scores, and travelers’ chats are for people alone.
      </p>
      {data.judges.length > 0 && (
        <ul className="flex flex-col divide-y divide-hairline border-hairline border-y">
          {data.judges.map((judge) => (
            <JudgeLine
              key={judge.id}
              judge={judge}
              projectId={projectId}
              model={data.model}
              onChanged={() => void refetch()}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function isAtWork({ status }: JudgeView): boolean {
  return status === "running";
}
