"use client";

import { createContext, type ReactNode, useContext, useOptimistic, useTransition } from "react";
import type { PlanEdit } from "@/server/trip";
import { useTrip } from "../use-trip";
import { type Arrangement, rearranged } from "./arrangement";
import { useKeptFocus } from "./use-kept-focus";

interface ShownArrangement extends Arrangement {
  /** The stop that was just moved and has no new times yet. */
  readonly moving: string | null;
  /** Shows the change at once; the server's answer takes its place, and a refusal puts everything back. */
  change(edit: PlanEdit): void;
}

const ArrangementContext = createContext<ShownArrangement | null>(null);

/** The days and what is unscheduled, as the traveler left them a moment ago. */
export function ArrangementProvider({ children }: { children: ReactNode }) {
  const { trip, edit } = useTrip();
  const plan = trip.plan;
  const [, startTransition] = useTransition();
  const standing: Arrangement & { moving: string | null } = {
    days: plan?.itinerary.days ?? [],
    unscheduled: plan?.unscheduled ?? [],
    moving: null,
  };
  const [{ days, unscheduled, moving }, show] = useOptimistic(standing, (now, planEdit: PlanEdit) => ({
    ...rearranged(now, planEdit),
    moving: "stopId" in planEdit ? planEdit.stopId : null,
  }));
  const keepFocus = useKeptFocus({ days, unscheduled });

  function change(planEdit: PlanEdit) {
    if ("stopId" in planEdit) keepFocus(planEdit.stopId);
    startTransition(async () => {
      show(planEdit);
      await edit(planEdit);
    });
  }
  return <ArrangementContext value={{ days, unscheduled, moving, change }}>{children}</ArrangementContext>;
}

export function useArrangement(): ShownArrangement {
  const arrangement = useContext(ArrangementContext);
  if (arrangement === null) throw new Error("useArrangement is for components within an ArrangementProvider.");
  return arrangement;
}
