import { Progress } from "radix-ui";
import { classNames } from "./class-names";

/** How far something is, 0–1; null: under way, but not known how far. */
export function ProgressBar({ value, label }: { value: number | null; label: string }) {
  const percent = value === null ? null : Math.round(value * 100);
  return (
    <Progress.Root value={percent} aria-label={label} className="h-1.5 overflow-hidden rounded-full bg-hairline">
      <Progress.Indicator
        className={classNames(
          "h-full rounded-full bg-accent transition-[width]",
          percent === null && "w-1/3 animate-breathe",
        )}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </Progress.Root>
  );
}
