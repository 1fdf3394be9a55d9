import { Skeleton } from "../../ui/skeleton";

/** The place of a dialog and a rubric that are on their way. */
export function QueueSkeleton() {
  return (
    <div role="status" className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <span className="sr-only">Loading the next item.</span>
      <div className="flex flex-col gap-3">
        <Skeleton className="mr-10 h-20" />
        <Skeleton className="ml-10 h-14" />
        <Skeleton className="mr-10 h-20" />
        <Skeleton className="ml-10 h-14" />
      </div>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    </div>
  );
}
