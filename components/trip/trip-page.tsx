"use client";

import { Pencil } from "lucide-react";
import Link from "next/link";
import type { LocalDate, PlanVersion, TripView } from "@/server/trip";
import { ChecklistButton } from "../checklist/checklist-button";
import { ExportMenu } from "../sharing/export-menu";
import { ShareDialog } from "../sharing/share-dialog";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { BookedDialog } from "./booked/booked-dialog";
import { CostPanel } from "./costs/cost-panel";
import { assumptionSentences } from "./header/assumptions";
import { ProofLine } from "./header/proof-line";
import { TripHeader } from "./header/trip-header";
import { TripMap } from "./map/trip-map";
import { OtherTrips } from "./replan/other-trips";
import { ReplanBar } from "./replan/replan-bar";
import { ReplanButton } from "./replan/replan-button";
import { ReplanDialog } from "./replan/replan-dialog";
import { ReplanDialogProvider } from "./replan/replan-dialog-state";
import { SelectionProvider } from "./selection";
import { StatusLine } from "./status-line";
import { TalkButton } from "./talk/talk-button";
import { TalkProvider } from "./talk/talk-state";
import { TripSidebar } from "./talk/trip-sidebar";
import { Timeline } from "./timeline/timeline";
import { Toolbar } from "./toolbar";
import { TripProvider, useTrip } from "./use-trip";
import { VersionsDialog } from "./versions/versions-dialog";

/** A planned trip: read, changed, saved and exported. */
export function TripPage({ initial, today }: { initial: TripView; today: LocalDate }) {
  return (
    <TripProvider initial={initial} today={today}>
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
  const { trip } = useTrip();
  if (trip.plan === null) return null;
  return (
    <article className="mx-auto w-full max-w-6xl px-4 pt-4 pb-20 sm:px-8 sm:pt-8">
      <TripHeader />
      <Toolbar>
        <ReplanButton />
        <TalkButton />
        <VersionsDialog />
        <BookedDialog />
        <ChecklistButton />
        <ShareDialog />
        <ExportMenu />
      </Toolbar>
      <ReplanBar />
      <StatusLine />
      <Problem />
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Timeline />
        <aside
          aria-label="About the trip"
          className="flex flex-col gap-8 lg:sticky lg:top-16 lg:-mr-3 lg:max-h-[calc(100dvh-5rem)] lg:self-start lg:overflow-y-auto lg:pt-1 lg:*:shrink-0 lg:pr-3 lg:[scrollbar-gutter:stable] lg:[scrollbar-width:thin]"
        >
          <TripSidebar>
            <TripMap />
            <CostPanel />
            <AboutPlan trip={trip} plan={trip.plan} />
          </TripSidebar>
        </aside>
      </div>
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
      <Button asChild size="small" className="mt-3">
        <Link href={`/?from=${trip.id}`}>
          <Pencil aria-hidden />
          Change the trip
        </Link>
      </Button>
      <p className="mt-6 text-muted text-xs">{trip.world.source}</p>
    </section>
  );
}
