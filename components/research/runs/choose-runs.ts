import { fallbackShare } from "./fallback";
import { type ListedRun, type Setting, settingOf } from "./run";
import { inPolicyOrder, policyLabel, runLabels } from "./run-labels";

/** What the page shows, from what its address says. */
export interface RunChoice {
  readonly setting: Setting;
  /** How many runs each setting has, those with none left out. */
  readonly settings: readonly { readonly setting: Setting; readonly runs: number }[];
  /** Every run of the setting, in the order of policies. */
  readonly runs: readonly ListedRun[];
  readonly labels: ReadonlyMap<string, string>;
  /** Ids of those compared, in the same order. */
  readonly chosen: readonly string[];
}

/** More lines than these nobody tells apart. */
const MOST_BY_DEFAULT = 7;
const SETTINGS: readonly Setting[] = ["main", "second", "shifted", "model"];

/**
 * Without a choice in the address: the newest run of each policy, in the first setting that has runs, without those in which rules
 * answered in a model's place where there are others. Null without runs.
 */
export function chooseRuns(
  all: readonly ListedRun[],
  asked: { readonly setting: string | undefined; readonly ids: readonly string[] },
): RunChoice | null {
  const settings = SETTINGS.map((setting) => ({
    setting,
    runs: all.filter(({ means }) => settingOf(means) === setting).length,
  })).filter(({ runs }) => runs > 0);
  const found = settings.find(({ setting }) => setting === asked.setting) ?? settings[0];
  if (found === undefined) return null;
  const { setting } = found;
  const runs = inPolicyOrder(all.filter(({ means }) => settingOf(means) === setting));
  const wanted = runs.filter(({ id }) => asked.ids.includes(id));
  const chosen = (wanted.length > 0 ? wanted : newestOfEach(runs)).map(({ id }) => id);
  return { setting, settings, runs, labels: runLabels(runs), chosen };
}

function newestOfEach(runs: readonly ListedRun[]): ListedRun[] {
  const seen = new Set<string>();
  const ranked = runs.filter(({ means }) => fallbackShare(means) === 0);
  const newest = (ranked.length > 0 ? ranked : runs).filter(({ means }) => {
    const label = policyLabel(means);
    const isFirst = !seen.has(label);
    seen.add(label);
    return isFirst;
  });
  // Where there are too many, those trained in unusual ways are left to be chosen.
  const usual = newest.filter(({ means }) => policyLabel(means) === means.policy);
  return (newest.length > MOST_BY_DEFAULT ? usual : newest).slice(0, MOST_BY_DEFAULT);
}
