"use client";

import Link from "next/link";
import { useCallback, useMemo, useRef } from "react";
import type { CurrentWorld } from "@/server/api";
import type { LocalDate } from "@/server/trip";
import type { ConversationListItem, DeletedTrip, TripListItem } from "@/server/views";
import { counted } from "../format";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Toaster } from "../ui/toaster";
import { ConversationList } from "./conversation-list";
import { DeletedTrips } from "./deleted-trips";
import { JoinedTrips } from "./joined-trips";
import { NoTrips } from "./no-trips";
import { TripCard } from "./trip-card";
import { useTripList } from "./use-trip-list";

/** A traveler's trips, the one that changed last first. */
export function TripsPage({
  initial,
  joined,
  places,
  today,
  account,
}: {
  initial: {
    trips: readonly TripListItem[];
    conversations: readonly ConversationListItem[];
    deleted: readonly DeletedTrip[];
  };
  joined: readonly { readonly id: string; readonly title: string }[];
  /** The cities of each world that is planned in. */
  places: Readonly<Record<string, CurrentWorld["cities"]>>;
  today: LocalDate;
  /** Whether the traveler has one; trips of those who have none stay on their device. */
  account: "signed in" | "anonymous" | "none";
}) {
  const { trips, conversations, deleted, actions } = useTripList(initial);
  const coordinates = useMemo(
    () =>
      new Map(
        Object.entries(places).map(([world, cities]) => [
          world,
          new Map(cities.map((place) => [place.name, place.coordinates])),
        ]),
      ),
    [places],
  );
  const placeOf = useCallback(
    (world: string, city: string) => coordinates.get(world)?.get(city) ?? null,
    [coordinates],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // What was focused goes with the card.
  const focusHeading = useCallback(() => heading.current?.focus(), []);

  const isEmpty = trips.length === 0 && conversations.length === 0;

  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 pb-20 sm:px-8 sm:pt-8">
      <header className="flex flex-wrap items-center justify-between gap-4 pb-6">
        <div>
          <h1 ref={heading} tabIndex={-1} className="rounded-inner font-serif text-xl outline-none sm:text-2xl">
            My trips
          </h1>
          {trips.length > 0 && <p className="mt-1 text-muted text-sm">{counted(trips.length, "trip")}</p>}
        </div>
        {!isEmpty && (
          <Button asChild variant="primary">
            <Link href="/">New trip</Link>
          </Button>
        )}
      </header>
      {account === "anonymous" && !isEmpty && (
        <div className="pb-6">
          <Notice kind="information">
            These trips are kept for this browser only.{" "}
            <Link href="/sign-up" className="font-medium underline underline-offset-4">
              Sign up
            </Link>{" "}
            and find them on your other devices, too.
          </Notice>
        </div>
      )}
      {conversations.length > 0 && (
        <ConversationList conversations={conversations} onRemove={focusHeading} actions={actions} />
      )}
      {isEmpty ? (
        <NoTrips mayBeElsewhere={account !== "signed in"} />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-5 gap-y-6">
          {trips.map((trip) => (
            <TripCard
              key={trip.id}
              trip={trip}
              placeOf={placeOf}
              today={today}
              actions={actions}
              onRemove={focusHeading}
            />
          ))}
        </ul>
      )}
      {joined.length > 0 && <JoinedTrips trips={joined} />}
      {deleted.length > 0 && <DeletedTrips trips={deleted} onBringBack={actions.bringBack} />}
      <Toaster />
    </div>
  );
}
