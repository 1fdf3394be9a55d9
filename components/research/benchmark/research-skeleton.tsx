import { Skeleton } from "../../ui/skeleton";

/** The layout of a researcher's page while it is read. */
export function ResearchSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-4 pb-20 sm:px-8 sm:pt-6">
      <p role="status" className="sr-only">
        Reading the runs
      </p>
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
