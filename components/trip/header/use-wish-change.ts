"use client";

import type { SetWish } from "../../understood/wish-list";
import { useReplanDialog } from "../replan/replan-dialog-state";
import { useTrip } from "../use-trip";
import { wishChangeWords, withWish } from "./demand-change";

/** Begins a re-plan for one changed wish and opens the dialog that shows what it would change. */
export function useWishChange(): SetWish {
  const { trip, replan } = useTrip();
  const dialog = useReplanDialog();
  const request = trip.plan?.request ?? trip.request;
  return (entry, value) => {
    replan(withWish(request, entry, value), [wishChangeWords(entry, value)]);
    dialog.setOpen(true);
  };
}
