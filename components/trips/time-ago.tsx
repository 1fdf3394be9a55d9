"use client";

const MINUTE_MS = 60_000;
const STEPS = [
  ["day", 24 * 60 * MINUTE_MS],
  ["hour", 60 * MINUTE_MS],
  ["minute", MINUTE_MS],
] as const;
const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** "3 days ago", as seen when it is drawn. */
export function TimeAgo({ at }: { at: string }) {
  const passed = Date.now() - new Date(at).getTime();
  const [unit, length] = STEPS.find(([, ms]) => passed >= ms) ?? ["minute", MINUTE_MS];
  const text = passed < MINUTE_MS ? "just now" : format.format(-Math.floor(passed / length), unit);
  return (
    <time dateTime={at} suppressHydrationWarning>
      {text}
    </time>
  );
}
