import type { RolloutRunItem } from "@/server/views";
import { CommandLine } from "../benchmark/command-line";
import { ResearchPage } from "../benchmark/research-page";
import { whenWords } from "../benchmark/run-words";
import { DataTableView } from "../table/data-table-view";
import type { DataTable } from "../table/table";
import { rolloutsHref } from "./rollout-words";

/** All folders of rollouts, or how to make the first. */
export function RolloutsPage({ items }: { items: readonly RolloutRunItem[] }) {
  return (
    <ResearchPage
      title="Rollouts"
      about="Groups of episodes that a model plays for training: what they earn from step to step, and which tasks are played again."
    >
      {items.length === 0 ? (
        <NoRollouts />
      ) : (
        <DataTableView caption="Rollouts, the newest first" table={tableOf(items)} />
      )}
    </ResearchPage>
  );
}

function NoRollouts() {
  return (
    <section aria-label="No rollouts yet" className="flex max-w-3xl flex-col gap-4">
      <p className="text-muted">There are no rollouts yet. Play some into a folder, then import it:</p>
      <CommandLine
        label="Play rollouts"
        command="npm run -s dragoman -- rollout --model MODEL --set delegated --steps 20 --out rollouts/first"
      />
      <CommandLine label="Import rollouts" command="npm run -s dragoman -- rollout import rollouts/first" />
    </section>
  );
}

function tableOf(items: readonly RolloutRunItem[]): DataTable {
  return {
    columns: ["Rollouts", "Model", "Set", "Steps", "Reward", "Kept groups", "Waiting", "Begun (UTC)"],
    rows: items.map(({ id, run: { settings, startedAt }, last }) => [
      { value: id, href: rolloutsHref(id) },
      settings.scripted ? `${settings.model} (scripted)` : settings.model,
      settings.taskSet,
      last?.step ?? 0,
      last?.reward.mean ?? null,
      last?.keepRate ?? null,
      last?.replay.size ?? null,
      whenWords(startedAt),
    ]),
    shares: ["Reward", "Kept groups"],
  };
}
