"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { EpisodeStory } from "@/server/api";
import { fullLabel, valueWords } from "../../chat/words/entry-words";
import { useTRPC } from "../../trpc/client";
import { errorSentence } from "../../trpc/error-sentence";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";
import { CheckLines } from "../reading/checks";
import { PlanDays } from "../reading/plan-days";
import { planRows } from "../reading/plan-rows";
import { RequestFacts } from "../reading/request-facts";
import { ScoredChecks } from "../reading/scored-checks";

type GoTo = (sequence: number) => void;

/** What the episode had come to at an event: what was known, what held, and the plans until then. `at`: the last event that changed it. */
export function StoryPane({ id, at, onGoTo }: { id: string; at: number; onGoTo: GoTo }) {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(
    trpc.episodes.story.queryOptions(
      { id, at },
      { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
    ),
  );
  return (
    <section
      aria-label="The trip at this event"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled by keyboard.
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-6 overflow-auto p-4 outline-offset-[-2px]"
    >
      {error !== null && (
        <Notice kind="conflict" action={{ label: "Try again", onClick: () => refetch() }}>
          {errorSentence(error)}
        </Notice>
      )}
      {data === undefined ? (
        error === null && <Skeleton className="h-40" />
      ) : (
        <>
          <Known story={data} onGoTo={onGoTo} />
          <Held story={data} onGoTo={onGoTo} />
          <Plans story={data} onGoTo={onGoTo} />
        </>
      )}
    </section>
  );
}

function Known({ story: { task, request, learned }, onGoTo }: { story: EpisodeStory; onGoTo: GoTo }) {
  const given = request?.event.request ?? task?.event.task.request ?? null;
  const from = request ?? task;
  return (
    <Chapter title="What is known" from={from?.sequence} onGoTo={onGoTo}>
      {given !== null && <RequestFacts request={given} />}
      {given === null && task !== null && (
        <p className="text-sm [overflow-wrap:anywhere]">
          {task.event.task.text === "" ? "Nothing yet." : `“${task.event.task.text}”`}
        </p>
      )}
      {given === null && task === null && <Nothing>Nothing yet.</Nothing>}
      {learned.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {learned.map(({ sequence, event }) => (
            <li key={sequence} className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-muted">{fullLabel(event.entry)}</span>
              <span>{event.value === null ? "cleared" : valueWords(event.entry, event.value)}</span>
              <EventLink sequence={sequence} onGoTo={onGoTo} />
            </li>
          ))}
        </ul>
      )}
    </Chapter>
  );
}

function Held({ story: { verified, scored }, onGoTo }: { story: EpisodeStory; onGoTo: GoTo }) {
  if (verified === null && scored === null) {
    return (
      <Chapter title="Checks" onGoTo={onGoTo}>
        <Nothing>No plan has been checked yet.</Nothing>
      </Chapter>
    );
  }
  return (
    <>
      {verified !== null && (
        <Chapter title={`Checks of version ${verified.event.version}`} from={verified.sequence} onGoTo={onGoTo}>
          <CheckLines
            checks={verified.event.checks.map(({ label, kept, evidence }) => ({
              name: label,
              pass: kept,
              evidence: kept === false ? evidence : null,
            }))}
          />
        </Chapter>
      )}
      {scored !== null && (
        <Chapter title={`Scored by ${scored.event.scorer}`} from={scored.sequence} onGoTo={onGoTo}>
          <ScoredChecks scored={scored.event} />
        </Chapter>
      )}
    </>
  );
}

function Plans({ story: { plan, versions }, onGoTo }: { story: EpisodeStory; onGoTo: GoTo }) {
  if (plan === null) {
    return (
      <Chapter title="The plan" onGoTo={onGoTo}>
        <Nothing>None yet.</Nothing>
      </Chapter>
    );
  }
  const rows = planRows(plan.event);
  return (
    <Chapter title="The plan" from={plan.sequence} onGoTo={onGoTo}>
      {versions.length > 1 && (
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
          <span className="text-muted">{versions.length} plans until here:</span>
          {versions.map(({ sequence, version }) => (
            <EventLink key={sequence} sequence={sequence} onGoTo={onGoTo}>
              {version === null ? `written ${sequence}` : `version ${version}`}
            </EventLink>
          ))}
        </p>
      )}
      {rows === null ? <Nothing>No days could be read from it.</Nothing> : <PlanDays rows={rows} />}
    </Chapter>
  );
}

function Chapter({
  title,
  from,
  onGoTo,
  children,
}: {
  title: string;
  /** The event that says it. */
  from?: number | undefined;
  onGoTo: GoTo;
  children: ReactNode;
}) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3 border-hairline border-b pb-1">
        <h2 className="font-medium text-sm">{title}</h2>
        {from !== undefined && <EventLink sequence={from} onGoTo={onGoTo} />}
      </div>
      {children}
    </section>
  );
}

function EventLink({ sequence, onGoTo, children }: { sequence: number; onGoTo: GoTo; children?: ReactNode }) {
  return (
    <Button variant="link" size="text" className="figures" onClick={() => onGoTo(sequence)}>
      {children ?? `event ${sequence}`}
    </Button>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-muted text-sm">{children}</p>;
}
