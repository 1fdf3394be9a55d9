import { Skeleton } from "../ui/skeleton";

const ROWS = ["one", "two", "three", "four", "five", "six", "seven", "eight"];

/** The page while its places are read. */
export function WorldSkeleton() {
  return (
    <div aria-busy className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-4 pb-20 sm:px-8 sm:pt-8">
      <p role="status" className="sr-only">
        Loading places
      </p>
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-16 max-w-prose" />
      <Skeleton className="h-40" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-8" />
      ))}
    </div>
  );
}
