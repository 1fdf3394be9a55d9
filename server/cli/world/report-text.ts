import type { WorldDescription } from "@/server/worlds";

/** Parts of the reports of imports. */

export function countText(count: number): string {
  return count.toLocaleString("en-US");
}

/** "left out: 12 closed, 3 without a name". */
export function droppedText(dropped: Readonly<Record<string, number>>): string {
  const reasons = Object.entries(dropped).map(([reason, count]) => `${countText(count)} ${reason}`);
  return reasons.length === 0 ? "nothing left out" : `left out: ${reasons.join(", ")}`;
}

export function attributionText({ text, license }: NonNullable<WorldDescription["attributions"]>[number]): string {
  return `  ${text}${license === null ? "" : ` (${license})`}`;
}
