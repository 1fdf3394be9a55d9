"use client";

import { useQuery } from "@tanstack/react-query";
import type { Edits } from "@/server/trip";
import { useTRPC } from "../trpc/client";
import { Skeleton } from "../ui/skeleton";
import { useSettled } from "../use-settled";

const PAUSE_MS = 800;

/** Where one could go, for words that leave it open: each with the price of its cheapest plan, the way there and the usual warmth. */
export function PlaceProposals({
  text,
  edits,
  world,
  onChoose,
}: {
  text: string;
  edits: Edits;
  /** By name. */
  world: string;
  onChoose: (city: string) => void;
}) {
  const trpc = useTRPC();
  // Each place is planned, which is too much for every letter that is typed.
  const settled = useSettled(text, PAUSE_MS);
  const proposals = useQuery(
    trpc.understanding.propose.queryOptions(
      { text: settled, said: edits, world },
      { staleTime: Number.POSITIVE_INFINITY },
    ),
  );
  if (proposals.isPending) return <Skeleton className="mt-3 h-24" />;
  if (proposals.data == null) return null;
  if (proposals.data.places.length === 0) {
    return (
      <p className="mt-2 text-sm">I found no place that fits everything you said. Choose one, or change the rest.</p>
    );
  }
  return (
    <>
      <ul aria-label="Places that fit" className="mt-3 grid gap-2 sm:grid-cols-2">
        {proposals.data.places.map(({ city, state, facts }) => (
          <li key={city}>
            <button
              type="button"
              onClick={() => onChoose(city)}
              className="flex min-h-11 w-full flex-col rounded-card border border-hairline bg-raised px-4 py-3 text-left hover:border-edge"
            >
              <span className="font-medium">
                {city}, {state}
              </span>
              <span className="text-muted text-sm">{facts}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted text-xs">Prices cover the whole trip for everyone, at its cheapest.</p>
    </>
  );
}
