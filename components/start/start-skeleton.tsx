import { Skeleton } from "../ui/skeleton";
import { StartTitle } from "./start-title";

/** The start page's layout while the world is made ready. */
export function StartSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-8 pb-16 sm:px-8 sm:pt-20">
      <StartTitle />
      <p role="status" className="sr-only">
        Getting ready…
      </p>
      <Skeleton className="h-44 w-full rounded-card" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-3/4" />
      </div>
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}
