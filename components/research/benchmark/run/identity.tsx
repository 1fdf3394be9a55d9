import type { RunView } from "@/server/views";
import { counted } from "../../../format";
import { modelWords, settingWords, tasksWords, whenWords } from "../run-words";

/** What makes the run what it is: runs that differ in any of it are different experiments. */
export function Identity({ view: { run, limits, startedAt, endedAt } }: { view: RunView }) {
  const { identity } = run;
  const facts: [string, string | null][] = [
    ["What it was allowed to see", run.sees],
    ["Tasks", identity && `${tasksWords(run.tasks)} (${identity.taskSet.sha256.slice(0, 12)})`],
    ["World", identity && `${identity.world.name} (${identity.world.hash.slice(0, 12)})`],
    ["Agent", identity && [identity.agent, settingWords(run)].filter(Boolean).join(", ")],
    ["Models", modelWords(run)],
    ["Seed", identity && `${identity.seed}, ${counted(identity.trials, "trial")} of each task`],
    ["Code", identity?.code ?? null],
    ["Limits", limits && limitWords(limits)],
    ["Begun", startedAt && `${whenWords(startedAt)} UTC`],
    ["Ended", endedAt && `${whenWords(endedAt)} UTC`],
  ];
  return (
    <section aria-labelledby="identity" className="flex flex-col gap-2">
      <h2 id="identity" className="font-medium">
        What makes it this run
      </h2>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map(([name, value]) =>
          value === null || value === "" ? null : (
            <div key={name} className="sm:contents">
              <dt className="text-muted">{name}</dt>
              <dd className="figures [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

function limitWords(limits: NonNullable<RunView["limits"]>): string {
  return [
    limits.stepsPerTrial === null ? null : `${limits.stepsPerTrial} steps per trial`,
    limits.tokensPerTrial === null ? null : `${limits.tokensPerTrial.toLocaleString("en-US")} tokens per trial`,
    limits.msPerTrial === null ? null : `${limits.msPerTrial / 1_000} s per trial`,
    limits.costUsdPerTrial === null ? null : `$${limits.costUsdPerTrial} per trial`,
    limits.costUsd === null ? null : `$${limits.costUsd} total`,
    `${limits.concurrency} at the same time`,
  ]
    .filter((part) => part !== null)
    .join(", ");
}
