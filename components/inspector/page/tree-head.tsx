import { Button } from "../../ui/button";
import { Skeleton } from "../../ui/skeleton";
import type { useInspector } from "./use-inspector";

/** How many events are shown of how many, and all steps and spans at once. */
export function TreeHead({
  inspector: { shown, areAllClosed, openAll, closeAll },
  count,
  length,
  isLoading,
  hasFailed,
}: {
  inspector: ReturnType<typeof useInspector>;
  /** Events that were read, of how many there were when the page was made. */
  count: number;
  length: number;
  isLoading: boolean;
  hasFailed: boolean;
}) {
  const [read, all] = [count, length].map((number) => number.toLocaleString("en-US"));
  return (
    <div className="flex min-h-8 items-center justify-between gap-2 border-hairline border-b px-2 text-muted text-xs">
      <span role="status" className="figures">
        {isLoading
          ? `${hasFailed ? "Read" : "Reading:"} ${read} of ${all}`
          : `${shown.toLocaleString("en-US")} of ${read} events`}
      </span>
      <Button variant="link" size="text" className="text-xs" onClick={areAllClosed ? openAll : closeAll}>
        {areAllClosed ? "Open all steps" : "Close all steps"}
      </Button>
    </div>
  );
}

const LINES_AWAITED = ["w-1/3", "w-3/4", "w-2/3", "w-1/2", "w-3/4"];

/** What is where the list is empty: the lines to come, or why there are none. */
export function NoRows({ isWaiting, isNarrowed }: { isWaiting: boolean; isNarrowed: boolean }) {
  if (isWaiting) {
    return (
      <div className="flex flex-col gap-4 p-3">
        {LINES_AWAITED.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity beyond their place.
          <Skeleton key={index} className={`h-5 ${width}`} />
        ))}
      </div>
    );
  }
  return <p className="p-3 text-muted text-sm">{isNarrowed ? "No event matches." : "No events yet."}</p>;
}
