import { meanOf } from "@/server/statistics";
import type { RolloutAlarm, RolloutAlarmKind, RolloutFigures, RolloutSettings } from "@/server/views";

/** Steps whose mean is compared: one step alone says little. */
export const WINDOW = 5;
/** Rewards grow by so much while answers or turns fall to this share of the first window's. */
const REWARD_GAIN = 0.05;
const SHRUNK_TO = 0.5;
/** Failing calls grow by this share of all calls over the best window before. */
const MORE_ERRORS = 0.1;
/** Fewer groups than this share pass the spread filter. */
const FEW_KEPT = 0.1;
/** Entropy falls to this share of the first window's. */
const COLLAPSED_TO = 0.5;

/** Whether a signature shows in the last of so many first steps, in a sentence; null: it does not. They are two windows at least. */
type Shows = (count: number) => string | null;
type Sign = (figures: readonly RolloutFigures[], settings: Pick<RolloutSettings, "bufferSize">) => Shows;

const SIGNS: Readonly<Record<RolloutAlarmKind, Sign>> = {
  "reward hacking": (figures) => {
    const rewardAt = comparedMeans(figures, ({ reward: { mean } }) => mean);
    const sizes = (["characters", "turns"] as const).map((name) => {
      return { name, sizeAt: comparedMeans(figures, (step) => step[name]) };
    });
    return (count) => {
      const reward = rewardAt(count);
      if (reward === null || reward.now < reward.first + REWARD_GAIN) return null;
      const shrunk = sizes.flatMap(({ name, sizeAt }) => {
        const means = sizeAt(count);
        return means !== null && means.now < SHRUNK_TO * means.first
          ? [`${name} from ${round(means.first)} to ${round(means.now)}`]
          : [];
      });
      if (shrunk.length === 0) return null;
      return `Reward rose from ${round(reward.first)} to ${round(reward.now)}, while rollouts shrank: ${shrunk.join(", ")}.`;
    };
  },
  "stale tools": (figures) => {
    const means = windowMeans(figures, ({ toolErrors }) => toolErrors);
    const fewest = leastSoFar(means);
    return (count) => {
      const [now, before] = [means[count - WINDOW] ?? null, fewest[count - 2 * WINDOW] ?? null];
      if (now === null || before === null || now < before + MORE_ERRORS) return null;
      return `${percent(now)} of tool calls fail, up from ${percent(before)}.`;
    };
  },
  "growing buffer": (figures, { bufferSize }) => {
    const keepRates = windowMeans(figures, ({ keepRate }) => keepRate);
    const sizeAfter = (count: number) => figures[count - 1]?.replay.size ?? 0;
    return (count) => {
      const kept = keepRates[count - WINDOW] ?? null;
      const [before, now] = [sizeAfter(count - WINDOW), sizeAfter(count)];
      const isFull = bufferSize > 0 && now >= bufferSize;
      if (kept === null || kept >= FEW_KEPT || (now <= before && !isFull)) return null;
      return `${percent(kept)} of groups pass the spread filter, and ${now} failed tasks wait${isFull ? ": the buffer is full" : ""}.`;
    };
  },
  "entropy collapse": (figures) => {
    const entropyAt = comparedMeans(figures, (step) => step.entropy);
    return (count) => {
      const entropy = entropyAt(count);
      if (entropy === null || entropy.now >= COLLAPSED_TO * entropy.first) return null;
      return `Entropy fell from ${round(entropy.first)} to ${round(entropy.now)} nats per token.`;
    };
  },
};

const KINDS = ["reward hacking", "stale tools", "growing buffer", "entropy collapse"] as const;

/** Where each signature shows, from the end of the second window on, in the order of their first steps. */
export function alarmsOf(
  figures: readonly RolloutFigures[],
  settings: Pick<RolloutSettings, "bufferSize">,
): readonly RolloutAlarm[] {
  const alarms = KINDS.flatMap((kind) => {
    const found: RolloutAlarm[] = [];
    const shows = SIGNS[kind](figures, settings);
    for (let count = 2 * WINDOW; count <= figures.length; count += 1) {
      const until = figures[count - 1]?.step ?? 0;
      const detail = shows(count);
      if (detail === null) continue;
      const last = found.at(-1);
      const goesOn = last?.until === until - 1;
      if (goesOn) found.pop();
      found.push({ kind, since: goesOn ? last.since : until, until, detail });
    }
    return found;
  });
  const end = figures.at(-1)?.step;
  return alarms
    .map((alarm) => (alarm.until === end ? { ...alarm, until: null } : alarm))
    .toSorted((a, b) => a.since - b.since);
}

/** Means of the first window and of the last one of so many steps; null where a figure is not known. */
function comparedMeans(figures: readonly RolloutFigures[], of: (step: RolloutFigures) => number | null) {
  const means = windowMeans(figures, of);
  return (count: number) => {
    const [first, now] = [means[0] ?? null, means[count - WINDOW] ?? null];
    return first === null || now === null ? null : { first, now };
  };
}

/** Of the window that begins with each step: the mean over the steps that have the figure; null where none has. */
function windowMeans(figures: readonly RolloutFigures[], of: (step: RolloutFigures) => number | null) {
  const values = figures.map(of);
  return values.map((_, from) => meanOf(values.slice(from, from + WINDOW).filter((value) => value !== null)));
}

/** The least known value up to each. */
function leastSoFar(values: readonly (number | null)[]): (number | null)[] {
  let least: number | null = null;
  return values.map((value) => {
    if (value !== null && (least === null || value < least)) least = value;
    return least;
  });
}

function round(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
