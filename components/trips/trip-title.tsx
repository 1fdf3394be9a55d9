import Link from "next/link";
import { useEffect, useRef } from "react";
import type { TripListItem } from "@/server/views";

/** The card's title; its link covers the whole card. */
export function TripTitle({
  trip: { id, title },
  takesFocus,
}: {
  trip: Pick<TripListItem, "id" | "title">;
  takesFocus: boolean;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <h2 className="min-w-0 flex-1 pt-1 font-serif text-lg leading-6 [overflow-wrap:anywhere]">
      <Link
        ref={link}
        href={`/trip/${id}`}
        prefetch={false}
        className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
      >
        {title}
      </Link>
    </h2>
  );
}
