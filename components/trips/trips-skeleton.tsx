import { Skeleton } from "../ui/skeleton";

const CARDS = ["one", "two", "three", "four", "five", "six"];

/** The page while its trips are read. */
export function TripsSkeleton() {
  return (
    <div aria-busy className="mx-auto w-full max-w-6xl px-4 pt-4 pb-20 sm:px-8 sm:pt-8">
      <p role="status" className="sr-only">
        Loading your trips
      </p>
      <Skeleton className="mb-12 h-10 w-48" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-5 gap-y-6">
        {CARDS.map((card) => (
          <div key={card} className="flex flex-col gap-3">
            <Skeleton className="aspect-[320/132] rounded-card" />
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}
