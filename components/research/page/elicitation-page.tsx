import type { ReactNode } from "react";
import { Notice } from "../../ui/notice";
import { colorsOf } from "../charts/series";
import { AccuracyByLength } from "../figures/accuracy-by-length";
import { AccuracyByRound } from "../figures/accuracy-by-round";
import { AlphaSweep } from "../figures/alpha-sweep";
import { Correlations } from "../figures/correlations";
import { ErrorKinds } from "../figures/error-kinds";
import { GroupsOfTravelers } from "../figures/groups-of-travelers";
import { PairTable } from "../figures/pair-table";
import { QuestionsTable } from "../figures/questions-table";
import { Regret } from "../figures/regret";
import { ResultsTable } from "../figures/results-table";
import { ScoreDistributions } from "../figures/score-distributions";
import { referencePair, thinkPair } from "../figures/training-comparisons";
import { TrainingVerdict } from "../figures/training-verdict";
import { differenceOf } from "../frame/source";
import { TABLE_3, TABLE_4 } from "../paper-figures";
import type { RunChoice } from "../runs/choose-runs";
import { fallbackShare } from "../runs/fallback";
import type { RunDetail, ShownRun } from "../runs/run";
import { RunChooser } from "../runs/run-chooser";

/** What policies learn by asking: the figures of APEC-Travel, section 4, from runs of elicitation. `details`: of the chosen runs. */
export function ElicitationPage({ choice, details }: { choice: RunChoice; details: readonly RunDetail[] }) {
  const { runs, labels } = choice;
  const colors = colorsOf(details.map((run) => runs.findIndex(({ id }) => id === run.id)));
  const shown = details.map((run, index): ShownRun => {
    return { ...run, label: labels.get(run.id) ?? run.name, color: colors[index] ?? 0 };
  });
  const difference = differenceOf(shown.map(({ summary }) => summary));
  const ranked = shown.filter(({ summary }) => fallbackShare(summary) === 0);
  const unranked = shown.filter(({ summary }) => fallbackShare(summary) > 0);
  const leftOut = shown.reduce((sum, { summary }) => sum + (summary.models?.leftOut ?? 0), 0);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-4 pt-4 pb-20 sm:px-8 sm:pt-8">
      <header className="flex flex-col gap-2">
        <h1 className="font-serif text-xl sm:text-2xl">Elicitation</h1>
        <p className="max-w-prose text-muted">
          What each policy learns of simulated travelers by asking, and how it asks.
        </p>
      </header>
      <RunChooser choice={choice} colors={new Map(shown.map(({ id, color }) => [id, color]))}>
        <Sections />
        {difference !== null && <Notice kind="warning">{difference}</Notice>}
        <Section id="overall" title="Policies">
          {ranked.length > 0 && <ResultsTable runs={ranked} />}
          {unranked.length > 0 && (
            <>
              <Notice kind="warning">
                In these runs rules answered where a model’s reply was of no use, in the agent’s place the trained
                policy (<code>--fallback</code>). These figures are not the model’s, so they are not ranked; in the
                figures below, each name says how often it happened.
              </Notice>
              <ResultsTable runs={unranked} unranked />
            </>
          )}
          {leftOut > 0 && (
            <Notice kind="warning">
              {leftOut} {leftOut === 1 ? "dialog has" : "dialogs have"} no score, since the model that ranks or judges
              gave a reply of no use. No figure counts {leftOut === 1 ? "it" : "them"}.
            </Notice>
          )}
          <QuestionsTable runs={shown} />
        </Section>
        <Section id="rounds" title="Round by round">
          <AccuracyByRound runs={shown} />
          <AccuracyByLength runs={shown} />
          <Regret runs={shown} />
        </Section>
        <Section id="scores" title="Agentic scores">
          <ScoreDistributions runs={shown} />
          <Correlations runs={shown} />
        </Section>
        <Section id="training" title="Training">
          <TrainingVerdict runs={shown} setting={choice.setting} />
          <p className="max-w-prose text-muted text-sm">
            The figures below take every run of this setting, chosen above or not.
          </p>
          <AlphaSweep runs={runs} />
          <PairTable
            id="reference"
            title="Fixed or recursive reference"
            shows="Iterative DPO with the SFT policy as reference throughout, or with the previous iteration."
            names={["Fixed", "Recursive"]}
            pair={referencePair(runs)}
            paper={TABLE_4}
            missing={
              <>
                It takes runs of the same iteration trained both ways: <code>train policy dpo --reference fixed</code>{" "}
                and <code>--reference recursive</code>.
              </>
            }
          />
          <PairTable
            id="think"
            title="Without and with [Think]"
            shows="The SFT policy trained without and with the belief, which is what it thinks before it asks."
            names={["Without [Think]", "With [Think]"]}
            pair={thinkPair(runs)}
            paper={TABLE_3}
            missing={
              <>
                It takes runs of two SFT policies, of which one was trained without what it thinks:{" "}
                <code>train policy sft --no-think</code>.
              </>
            }
          />
        </Section>
        <Section id="groups" title="Travelers">
          <GroupsOfTravelers runs={shown} />
        </Section>
        <Section id="mistakes" title="Errors">
          <ErrorKinds runs={shown} />
        </Section>
      </RunChooser>
    </div>
  );
}

const SECTIONS = [
  { id: "overall", title: "Policies" },
  { id: "rounds", title: "Round by round" },
  { id: "scores", title: "Agentic scores" },
  { id: "training", title: "Training" },
  { id: "groups", title: "Travelers" },
  { id: "mistakes", title: "Errors" },
] as const;

function Sections() {
  return (
    <nav aria-label="On this page">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center rounded-inner text-accent underline decoration-1 underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ id, title, children }: { id: (typeof SECTIONS)[number]["id"]; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="flex min-w-0 scroll-mt-6 flex-col gap-8 border-hairline border-t pt-6"
    >
      <h2 id={`${id}-heading`} className="font-serif text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
