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

type Sign = (figures: readonly RolloutFigures[], settings: Pick<RolloutSettings, "bufferSize">) => string | null;

/** Whether a signature shows in the last of these steps, in a sentence; null: it does not. There are at least two windows. */
const SIGNS: Readonly<Record<RolloutAlarmKind, Sign>> = {
  "reward hacking": (figures) => {
    const reward = comparedMeans(figures, ({ reward: { mean } }) => mean);
    if (reward === null || reward.now < reward.first + REWARD_GAIN) return null;
    const shrunk = (["characters", "turns"] as const).flatMap((name) => {
      const means = comparedMeans(figures, (step) => step[name]);
      return means !== null && means.now < SHRUNK_TO * means.first
        ? [`${name} from ${round(means.first)} to ${round(means.now)}`]
        : [];
    });
    if (shrunk.length === 0) return null;
    return `Reward rose from ${round(reward.first)} to ${round(reward.now)}, while rollouts shrank: ${shrunk.join(", ")}.`;
  },
  "stale tools": (figures) => {
    const now = meanOf(figures.slice(-WINDOW), ({ toolErrors }) => toolErrors);
    const before = Array.from({ length: figures.length - 2 * WINDOW + 1 }, (_, at) =>
      meanOf(figures.slice(at, at + WINDOW), ({ toolErrors }) => toolErrors),
    ).filter((mean) => mean !== null);
    if (now === null || before.length === 0 || now < Math.min(...before) + MORE_ERRORS) return null;
    return `${percent(now)} of tool calls fail, up from ${percent(Math.min(...before))}.`;
  },
  "growing buffer": (figures, { bufferSize }) => {
    const recent = figures.slice(-WINDOW);
    const kept = meanOf(recent, ({ keepRate }) => keepRate);
    const [before, now] = [figures.at(-WINDOW - 1)?.replay.size ?? 0, recent.at(-1)?.replay.size ?? 0];
    const isFull = bufferSize > 0 && now >= bufferSize;
    if (kept === null || kept >= FEW_KEPT || (now <= before && !isFull)) return null;
    return `${percent(kept)} of groups pass the spread filter, and ${now} failed tasks wait${isFull ? ": the buffer is full" : ""}.`;
  },
  "entropy collapse": (figures) => {
    const entropy = comparedMeans(figures, (step) => step.entropy);
    if (entropy === null || entropy.now >= COLLAPSED_TO * entropy.first) return null;
    return `Entropy fell from ${round(entropy.first)} to ${round(entropy.now)} nats per token.`;
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
    for (let count = 2 * WINDOW; count <= figures.length; count += 1) {
      const until = figures[count - 1]?.step ?? 0;
      const detail = SIGNS[kind](figures.slice(0, count), settings);
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

/** Means of the first window and of the last one; null where a figure is not known. */
function comparedMeans(figures: readonly RolloutFigures[], of: (step: RolloutFigures) => number | null) {
  const [first, now] = [meanOf(figures.slice(0, WINDOW), of), meanOf(figures.slice(-WINDOW), of)];
  return first === null || now === null ? null : { first, now };
}

/** Over the steps that have the figure; null where none has. */
function meanOf(figures: readonly RolloutFigures[], of: (step: RolloutFigures) => number | null): number | null {
  const known = figures.map(of).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function round(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
