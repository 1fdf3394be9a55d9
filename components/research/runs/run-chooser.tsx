"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useOptimistic, useTransition } from "react";
import { counted } from "../../format";
import { classNames } from "../../ui/class-names";
import { Disclosure } from "../../ui/disclosure";
import { colorOf } from "../charts/series";
import type { RunChoice } from "./choose-runs";
import type { ListedRun, Setting } from "./run";

const SETTING_NAMES: Record<Setting, string> = {
  main: "Main simulator",
  second: "Second simulator",
  shifted: "Shifted population",
  model: "Language model",
};

/** Which simulator and population, and which of their runs are compared; the address keeps the choice. Below it, what the choice shows. */
export function RunChooser({
  choice,
  colors,
  children,
}: {
  choice: RunChoice;
  /** Of the runs that are shown, by id. */
  colors: ReadonlyMap<string, number>;
  children: ReactNode;
}) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [{ setting: shownSetting, chosen }, setShown] = useOptimistic({
    setting: choice.setting,
    chosen: choice.chosen,
  });

  function show(setting: Setting, ids: readonly string[]) {
    const query = new URLSearchParams({ setting });
    for (const id of ids) query.append("run", id);
    startTransition(() => {
      setShown({ setting, chosen: ids });
      router.replace(`?${query}`, { scroll: false });
    });
  }

  function toggle(id: string) {
    const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    // One run at least stays, or there is nothing to show.
    if (ids.length > 0) show(choice.setting, ids);
  }

  return (
    <>
      <div className="flex flex-col gap-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Simulator and population</legend>
          {choice.settings.map(({ setting, runs }) => (
            <label
              key={setting}
              className="flex min-h-10 cursor-pointer items-center gap-2 rounded-card border border-edge bg-raised px-4 text-sm has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="setting"
                checked={setting === shownSetting}
                onChange={() => show(setting, [])}
                className="size-4 accent-accent"
              />
              <span>
                {SETTING_NAMES[setting]} <span className="text-muted">({counted(runs, "run")})</span>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="pb-2 font-medium text-sm">Runs compared</legend>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {choice.runs.map((run) => (
              <li key={run.id}>
                <label className="flex min-h-11 cursor-pointer sm:min-h-9 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    checked={chosen.includes(run.id)}
                    onChange={() => toggle(run.id)}
                    className="size-4 accent-accent"
                  />
                  <Swatch color={colors.get(run.id)} />
                  {choice.labels.get(run.id)}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <Disclosure summary="Where these runs come from">
          <ul className="flex flex-col gap-1 py-2 text-sm">
            {choice.runs.map((run) => (
              <li key={run.id}>
                <Link href={`/research/runs/${run.id}`} className="font-medium underline underline-offset-4">
                  {choice.labels.get(run.id)}
                </Link>
                <span className="text-muted">: {originOf(run)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
      <div
        aria-busy={isPending}
        className={classNames("flex flex-col gap-10 transition-opacity", isPending && "opacity-60")}
      >
        {children}
      </div>
    </>
  );
}

/** The color of a shown run; a ring for one that is not. */
function Swatch({ color }: { color: number | undefined }) {
  const style = { background: color === undefined ? undefined : colorOf(color) };
  return (
    <span
      aria-hidden
      className={classNames("size-2.5 rounded-full", color === undefined && "border border-edge")}
      style={style}
    />
  );
}

function originOf({ name, createdAt, means }: ListedRun): string {
  const { travelers, seed, vague, judge, seconds } = means;
  return [
    name,
    createdAt.slice(0, 10),
    `${counted(travelers, "traveler")} of seed ${seed}`,
    `${Math.round(vague * 100)} % vague answers`,
    `judge ${judge}`,
    `${seconds.toFixed(1)} s of dialogs`,
  ].join(" · ");
}
