"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowLeft, Printer } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { LocalDate } from "@/server/trip";
import type { TripView } from "@/server/views";
import { TripProvider, useTrip } from "../trip/use-trip";
import { useTRPC } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { ProgressBar } from "../ui/progress-bar";
import { Skeleton } from "../ui/skeleton";
import { BookingGroup } from "./booking-group";
import { type BookingList, bookingList } from "./booking-list";
import "../print/print.css";

/** What has to be booked for a trip, by when, and how much of it is. */
export function BookingPage({ initial, today }: { initial: TripView; today: LocalDate }) {
  return (
    <TripProvider initial={initial} today={today}>
      <Checklist />
    </TripProvider>
  );
}

function Checklist() {
  const { trip, today, problem, dismissProblem } = useTrip();
  const trpc = useTRPC();
  const [bookedThen] = useState(trip.bookings);
  const input = { id: trip.id, version: trip.plan?.number ?? 1 };
  // Ticking off locks the stop, which makes a new version: the list stays while it is read again.
  const things = useQuery(trpc.trips.thingsToBook.queryOptions(input, { placeholderData: keepPreviousData }));

  return (
    <article className="mx-auto w-full max-w-4xl px-4 pt-4 pb-20 sm:px-8 print:max-w-none print:p-0">
      <div className="flex items-center justify-between gap-4 pb-6 print:hidden">
        <Button asChild variant="quiet" className="-ml-3 px-3">
          <Link href={`/trip/${trip.id}`}>
            <ArrowLeft aria-hidden />
            Back to the trip
          </Link>
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
      </div>
      <h1 className="font-serif text-xl sm:text-2xl">What to book</h1>
      <p className="mt-1 text-muted [overflow-wrap:anywhere]">{trip.title}</p>
      {problem !== null && (
        <div role="alert" className="mt-4">
          <Notice kind="conflict" action={{ label: "Dismiss", onClick: dismissProblem }}>
            {problem}
          </Notice>
        </div>
      )}
      {things.isPending && <Skeleton className="mt-8 h-64" />}
      {things.isError && (
        <div className="mt-6">
          <Notice kind="conflict" action={{ label: "Try again", onClick: () => void things.refetch() }}>
            {errorSentence(things.error)}
          </Notice>
        </div>
      )}
      {things.data && <Groups list={bookingList(things.data, trip.bookings, bookedThen, today)} />}
    </article>
  );
}

function Groups({ list: { groups, done, all } }: { list: BookingList }) {
  if (all === 0) {
    return <p className="mt-8 text-muted">Nothing on this trip needs a booking.</p>;
  }
  return (
    <>
      <div className="mt-6 max-w-sm">
        <p role="status" className="figures mb-2 text-sm">
          {done === all ? `All ${all} booked. Have a good trip!` : `${done} of ${all} booked`}
        </p>
        <ProgressBar value={done / all} label="How much is booked" />
      </div>
      {groups.map((group) => (
        <BookingGroup key={group.name} {...group} />
      ))}
      <p className="mt-8 max-w-prose text-muted text-sm print:hidden">
        Dragoman doesn’t book anything itself. Checked items are locked when you re-plan.
      </p>
    </>
  );
}
