"use client";

import { Pencil } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useState } from "react";
import type { LocalDate, PlanVersion } from "@/server/trip";
import type { TripView } from "@/server/views";
import { ChecklistButton } from "../checklist/checklist-button";
import { KeepTripOffline } from "../offline/keep-trip-offline";
import { ExportMenu } from "../sharing/export-menu";
import { ShareDialog } from "../sharing/share-dialog";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { BookedDialog } from "./booked/booked-dialog";
import { CostPanel } from "./costs/cost-panel";
import { assumptionSentences } from "./header/assumptions";
import { ProofLine } from "./header/proof-line";
import { TripHeader } from "./header/trip-header";
import { mapAddresses, waysAddress } from "./map/map-addresses";
import { MapSheet, TripMap } from "./map/trip-map";
import { WishesGivenUp } from "./replan/given-up";
import { OtherTrips } from "./replan/other-trips";
import { ReplanBar } from "./replan/replan-bar";
import { ReplanButton } from "./replan/replan-button";
import { ReplanDialog } from "./replan/replan-dialog";
import { ReplanDialogProvider } from "./replan/replan-dialog-state";
import { SelectionProvider, useSelection } from "./selection";
import { StatusLine } from "./status-line";
import { TalkButton } from "./talk/talk-button";
import { TalkProvider, useTalk } from "./talk/talk-state";
import { TripSidebar } from "./talk/trip-sidebar";
import { hasTimes } from "./timeline/arrangement";
import { Timeline } from "./timeline/timeline";
import { Toolbar } from "./toolbar";
import { type KnownOfPlan, TripProvider, useTrip } from "./use-trip";
import { VersionsDialog } from "./versions/versions-dialog";
import { type DaysView, ViewChoice } from "./view-choice";

// Most trips are read as a list.
const DayGrid = dynamic(() => import("./day-grid/day-grid"), { loading: () => <Skeleton className="h-[60dvh]" /> });

/** A planned trip: read, changed, saved and exported. */
export function TripPage({
  initial,
  known,
  isOwner,
  today,
}: {
  initial: TripView;
  known: KnownOfPlan;
  isOwner: boolean;
  today: LocalDate;
}) {
  return (
    <TripProvider initial={initial} known={known} isOwner={isOwner} today={today}>
      <SelectionProvider>
        <ReplanDialogProvider>
          <TalkProvider>
            <PlannedTrip />
          </TalkProvider>
        </ReplanDialogProvider>
      </SelectionProvider>
    </TripProvider>
  );
}

function PlannedTrip() {
  const { trip, known, isOwner } = useTrip();
  const { select } = useSelection();
  const { isOpen: isTalking } = useTalk();
  const [view, setView] = useState<DaysView>("list");
  if (trip.plan === null) return null;
  const isCalendar = view === "calendar";
  // The calendar needs the room that the map has next to the list.
  const isWide = isCalendar && !isTalking;
  return (
    <article className="mx-auto w-full max-w-6xl px-4 pb-24 sm:px-8 sm:pt-2">
      <TripHeader />
      <Toolbar
        more={
          <>
            <ReplanButton />
            <VersionsDialog />
            <BookedDialog />
            <ChecklistButton />
          </>
        }
      >
        <MapSheet />
        {isOwner && <TalkButton />}
        {isOwner && <ShareDialog />}
        <ExportMenu />
      </Toolbar>
      <ReplanBar />
      <div className="flex items-start justify-between gap-4 py-1">
        <StatusLine />
        {hasTimes(trip.plan.itinerary.days) && <ViewChoice view={view} onChange={setView} />}
      </div>
      <Problem />
      <div className={classNames("grid gap-x-10", !isWide && "lg:grid-cols-[minmax(0,1fr)_24rem]")}>
        {isCalendar ? (
          <DayGrid
            onOpen={(stopId) => {
              setView("list");
              select(stopId);
            }}
          />
        ) : (
          <Timeline />
        )}
        <aside
          aria-label="Next to the days"
          className={classNames("hidden lg:sticky lg:top-16 lg:self-start lg:pt-1", !isWide && "lg:block")}
        >
          <TripSidebar>
            <TripMap />
          </TripSidebar>
        </aside>
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-8 border-hairline border-t pt-8 lg:grid-cols-2">
        <div className="flex flex-col gap-8">
          <CostPanel />
          <WishesGivenUp />
        </div>
        <AboutPlan trip={trip} plan={trip.plan} />
      </div>
      <KeepTripOffline
        path={`/trip/${trip.id}`}
        revision={trip.revision}
        also={mapAddresses(known.streets, waysAddress(trip.id, trip.plan.number))}
      />
      <OtherTrips />
      <ReplanDialog />
    </article>
  );
}

/** Why the last change could not be made. */
function Problem() {
  const { problem, dismissProblem } = useTrip();
  if (problem === null) return null;
  return (
    <div role="alert" className="mb-4">
      <Notice kind="conflict" action={{ label: "Dismiss", onClick: dismissProblem }}>
        {problem}
      </Notice>
    </div>
  );
}

function AboutPlan({ trip, plan }: { trip: TripView; plan: PlanVersion }) {
  const { isOwner } = useTrip();
  const sentences = assumptionSentences(trip.request);
  return (
    <section aria-labelledby="assumptions">
      {plan.proven !== null && <ProofLine proven={plan.proven} objective={trip.objective} />}
      <h2 id="assumptions" className="mt-6 font-serif text-lg">
        What I assumed
      </h2>
      {sentences.length === 0 ? (
        <p className="mt-2 text-muted text-sm">Nothing: you told me everything.</p>
      ) : (
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {isOwner && (
        <Button asChild size="small" className="mt-3">
          <Link href={`/?from=${trip.id}`}>
            <Pencil aria-hidden />
            Change the trip
          </Link>
        </Button>
      )}
      <p className="mt-6 text-muted text-xs">{trip.world.source}</p>
    </section>
  );
}
