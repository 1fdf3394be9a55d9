import { Skeleton } from "../../ui/skeleton";

/** The page's layout while runs are read. */
export function ElicitationSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-4 pt-4 pb-20 sm:px-8 sm:pt-8">
      <p role="status" className="sr-only">
        Reading the runs
      </p>
      <Skeleton className="h-10 w-56" />
      <div className="flex gap-2">
        <Skeleton className="h-10 w-44" />
        <Skeleton className="h-10 w-44" />
      </div>
      <Skeleton className="h-64 w-full" />
      <div className="grid gap-8 lg:grid-cols-2">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}
