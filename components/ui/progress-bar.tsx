import { Progress } from "radix-ui";

/** How far something is, 0–1. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.round(value * 100);
  return (
    <Progress.Root value={percent} aria-label={label} className="h-1.5 overflow-hidden rounded-full bg-hairline">
      <Progress.Indicator
        className="h-full rounded-full bg-accent transition-[width]"
        style={{ width: `${percent}%` }}
      />
    </Progress.Root>
  );
}
