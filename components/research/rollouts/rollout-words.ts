import type { RolloutAlarmKind, RolloutPlace } from "@/server/views";

export const ALARM_NAMES: Readonly<Record<RolloutAlarmKind, string>> = {
  "reward hacking": "Reward hacking",
  "stale tools": "Tool calls fail more often",
  "growing buffer": "Tasks too hard",
  "entropy collapse": "Entropy collapse",
};

export function rolloutsHref(id: string, step?: number): string {
  const page = `/research/rollouts/${encodeURIComponent(id)}`;
  return step === undefined ? page : `${page}?step=${step}#tasks`;
}

export function rolloutHref(id: string, place: RolloutPlace): string {
  return `${rolloutsHref(id)}/${placeText(place)}`;
}

/** "3-0-1": step, group, member. */
function placeText({ step, group, member }: RolloutPlace): string {
  return [step, group, member].join("-");
}

/** The place that a part of an address names; null where it names none. */
export function placeIn(text: string): RolloutPlace | null {
  const [, step, group, member] = /^(\d{1,6})-(\d{1,6})-(\d{1,6})$/.exec(text) ?? [];
  if (step === undefined) return null;
  return { step: Number(step), group: Number(group), member: Number(member) };
}
