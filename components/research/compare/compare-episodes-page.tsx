import Link from "next/link";
import type { ReactNode } from "react";
import type { RecordedEvent } from "@/server/episodes";
import type { CheckLabels } from "@/server/views";
import { EVENT_KINDS } from "../../inspector/event-kinds";
import { EventView } from "../../inspector/reading/event-views";
import { FIELD_NAMES, planRows } from "../../inspector/reading/plan-rows";
import { WithCheckLabels } from "../../inspector/reading/scored-checks";
import type { Answers } from "../../trpc/client";
import { ResearchPage } from "../benchmark/research-page";
import { FigureFrame } from "../frame/figure-frame";
import type { DataTable } from "../table/table";
import { planDifference } from "./plan-difference";
import { flips, verdictWords } from "./verdict";

export interface ComparedEpisode {
  readonly header: Answers["episodes"]["header"];
  /** What it had come to at its end. */
  readonly story: Answers["episodes"]["story"];
}

/** Two episodes side by side: where they part, how they were scored, and where their plans differ. */
export function CompareEpisodesPage({
  left,
  right,
  difference,
  labels,
}: {
  left: ComparedEpisode;
  right: ComparedEpisode;
  difference: Answers["episodes"]["firstDifference"];
  labels: CheckLabels;
}) {
  return (
    <ResearchPage
      title="Compare two episodes"
      about="Where they diverge, how they were scored, and where their plans differ."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <EpisodeLink name="Left" episode={left} />
        <EpisodeLink name="Right" episode={right} />
      </div>
      <Section id="first-difference" title="First difference">
        <WithCheckLabels labels={labels}>
          <FirstDifference left={left} right={right} difference={difference} />
        </WithCheckLabels>
      </Section>
      <Verdicts left={left} right={right} labels={labels} />
      <Plans left={left} right={right} />
    </ResearchPage>
  );
}

function EpisodeLink({ name, episode: { header } }: { name: string; episode: ComparedEpisode }) {
  return (
    <p className="min-w-0 text-sm [overflow-wrap:anywhere]">
      <span className="font-medium">{name}</span>{" "}
      <Link href={`/research/episodes/${header.id}`} className="rounded-inner text-accent underline underline-offset-4">
        {header.id}
      </Link>
      <span className="block text-muted">
        {header.agent}, {header.length.toLocaleString("en-US")} events
        {header.runId !== null && (
          <>
            ,{" "}
            <Link href={`/research/runs/${header.runId}`} className="rounded-inner underline underline-offset-4">
              its run
            </Link>
          </>
        )}
      </span>
    </p>
  );
}

function FirstDifference({
  left,
  right,
  difference,
}: {
  left: ComparedEpisode;
  right: ComparedEpisode;
  difference: Answers["episodes"]["firstDifference"];
}) {
  if (difference.left === null && difference.right === null) {
    return (
      <p className="text-sm">
        They are identical from the first event to the last, apart from models, ids, times and costs.
      </p>
    );
  }
  return (
    <>
      <p className="text-muted text-sm">
        The first {difference.same.toLocaleString("en-US")} events say the same: prompts, answers, calls of tools and
        what they found. Which model answered, ids, times, tokens and costs are left out.
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        <OneSide id={left.header.id} name="Left" recorded={difference.left} />
        <OneSide id={right.header.id} name="Right" recorded={difference.right} />
      </div>
    </>
  );
}

function OneSide({ id, name, recorded }: { id: string; name: string; recorded: RecordedEvent | null }) {
  return (
    <article
      aria-label={name}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-hairline bg-raised p-4"
    >
      {recorded === null ? (
        <p className="text-muted text-sm">It had ended.</p>
      ) : (
        <>
          <h3 className="font-medium text-sm">
            {EVENT_KINDS[recorded.event.type].name}{" "}
            <Link
              href={`/research/episodes/${id}?event=${recorded.sequence}`}
              className="figures rounded-inner font-normal text-accent underline underline-offset-4"
            >
              event {recorded.sequence}
            </Link>
          </h3>
          <section
            aria-label={`${name}: the event`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled by keyboard.
            tabIndex={0}
            className="max-h-[32rem] overflow-auto"
          >
            <EventView event={recorded.event} />
          </section>
        </>
      )}
    </article>
  );
}

function Verdicts({ left, right, labels }: { left: ComparedEpisode; right: ComparedEpisode; labels: CheckLabels }) {
  const [a, b] = [left.story.scored?.event.parts ?? {}, right.story.scored?.event.parts ?? {}];
  const named = labels[(left.story.scored ?? right.story.scored)?.event.scorer ?? ""];
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  if (names.length === 0) {
    return (
      <Section id="verdicts" title="Verdicts by constraint">
        <p className="text-muted text-sm">Neither was scored.</p>
      </Section>
    );
  }
  return (
    <Frame
      id="verdicts"
      title="Verdicts by constraint"
      shows="What the published rules make of each plan. “Differs”: one keeps what the other breaks, where both got so far."
      source={sourceWords(left, right)}
      table={{
        columns: ["Constraint", "Left", "Right", "Flip"],
        rows: names.map((name) => {
          const [one, other] = [a[name], b[name]];
          return [named?.[name] ?? name, verdictWords(one), verdictWords(other), flips(one, other) ? "differs" : ""];
        }),
      }}
    />
  );
}

function Plans({ left, right }: { left: ComparedEpisode; right: ComparedEpisode }) {
  const [a, b] = [left, right].map(({ story }) => (story.plan === null ? null : planRows(story.plan.event)));
  if (!a || !b) {
    const who = !a && !b ? "Neither has a" : !a ? "The left one has no" : "The right one has no";
    return (
      <Section id="plans" title="Where the plans differ">
        <p className="text-muted text-sm">{who} plan that could be read.</p>
      </Section>
    );
  }
  const differences = planDifference(a, b);
  if (differences.length === 0) {
    return (
      <Section id="plans" title="Where the plans differ">
        <p className="text-sm">Nowhere: they are the same.</p>
      </Section>
    );
  }
  return (
    <Frame
      id="plans"
      title="Where the plans differ"
      shows="Day by day, field by field; what both have is left out."
      source={sourceWords(left, right)}
      table={{
        columns: ["Day", "Field", "Left", "Right"],
        rows: differences.map(({ day, field, left: one, right: other }) => [
          `Day ${day}`,
          FIELD_NAMES[field],
          one || "–",
          other || "–",
        ]),
      }}
    />
  );
}

function Frame(figure: { id: string; title: string; shows: string; source: string; table: DataTable }) {
  return <FigureFrame {...figure} level="h2" dialogs={[]} />;
}

function sourceWords(left: ComparedEpisode, right: ComparedEpisode): string {
  return `Left: ${left.header.id} · right: ${right.header.id}`;
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3 border-hairline border-t pt-4">
      <h2 id={id} className="font-serif text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
