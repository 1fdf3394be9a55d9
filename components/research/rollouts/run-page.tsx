import Link from "next/link";
import type { RolloutAlarm, RolloutRunView } from "@/server/views";
import { Facts } from "../../inspector/reading/parts";
import { Notice } from "../../ui/notice";
import { ResearchPage } from "../benchmark/research-page";
import { whenWords } from "../benchmark/run-words";
import { ScriptedBadge } from "../benchmark/status-badge";
import { Curves } from "./curves";
import { ALARM_NAMES } from "./rollout-words";
import { TasksOfStep } from "./tasks-of-step";

/** A folder of rollouts: whether something goes wrong, how its figures move, and what each task earned. */
export function RolloutRunPage({ view }: { view: RolloutRunView }) {
  const { id, run, figures, alarms } = view;
  const { settings } = run;
  const source = `${settings.model} on ${settings.taskSet}, ${settings.n} rollouts of each of ${settings.tasksPerStep} tasks a step${settings.scripted ? "; a scripted model" : ""}`;
  return (
    <ResearchPage
      above={<BackLink href="/research/rollouts">Rollouts</BackLink>}
      title={
        <span className="flex flex-wrap items-center gap-3">
          {id}
          {settings.scripted && (
            <span className="flex font-sans">
              <ScriptedBadge />
            </span>
          )}
        </span>
      }
      about="What a model earned in the environment from step to step, and which tasks it played again."
    >
      {settings.scripted && (
        <Notice kind="warning">A scripted model acted: these figures say nothing about real models.</Notice>
      )}
      {alarms.map((alarm) => (
        <AlarmNotice key={`${alarm.kind} ${alarm.since}`} alarm={alarm} />
      ))}
      {figures.length === 0 ? (
        <p className="text-muted">No step is finished yet.</p>
      ) : (
        <>
          <Curves view={view} source={source} />
          <TasksOfStep view={view} />
        </>
      )}
      <section aria-labelledby="settings-title" className="flex flex-col gap-3">
        <h2 id="settings-title" className="font-medium text-base">
          Settings
        </h2>
        <Facts
          facts={[
            ["Begun (UTC)", whenWords(run.startedAt)],
            ["Steps", `${figures.length} of ${settings.steps}`],
            ["World", settings.world.name],
            ["Part of the set", settings.split],
            ["Temperature", settings.temperature],
            ["Answers at most", settings.turns],
            ["Spread filter", `groups that deviate by more than ${settings.spread} are kept`],
            [
              "Replay",
              settings.replayEvery === 0
                ? "never"
                : `every ${settings.replayEvery} steps, ${settings.bufferSize} tasks at most, ${settings.replayTries} tries each; failed below ${settings.failedBelow}`,
            ],
            ["Code", run.codeVersion],
          ]}
        />
      </section>
    </ResearchPage>
  );
}

function AlarmNotice({ alarm: { kind, since, until, detail } }: { alarm: RolloutAlarm }) {
  const when =
    until === null ? `since step ${since}` : since === until ? `in step ${since}` : `steps ${since} to ${until}`;
  return (
    <Notice kind={until === null ? "warning" : "information"}>
      <span className="font-medium">{ALARM_NAMES[kind]}</span> ({when}). {detail}
    </Notice>
  );
}

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="w-fit rounded-inner text-accent text-sm underline decoration-1 underline-offset-4">
      {children}
    </Link>
  );
}
