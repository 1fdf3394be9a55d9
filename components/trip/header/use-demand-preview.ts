"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Edits } from "@/server/trip";
import type { ChipKind } from "../../start/chips";
import { useTRPC } from "../../trpc/client";
import { useReplanDialog } from "../replan/replan-dialog-state";
import { useTrip } from "../use-trip";
import { changeWords, editsFor, withPartOf } from "./demand-change";

interface DemandEdit {
  readonly kind: ChipKind;
  readonly edits: Partial<Edits>;
}

/**
 * Begins a re-plan for one changed demand and opens the dialog that shows what it would change. The data of the mutation is a
 * sentence when the change makes no sense, else null.
 */
export function useDemandPreview(onBegun: () => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { trip, today, replan } = useTrip();
  const dialog = useReplanDialog();
  const request = trip.plan?.request ?? trip.request;

  return useMutation({
    mutationFn: async ({ kind, edits }: DemandEdit): Promise<string | null> => {
      const read = await queryClient.fetchQuery(
        trpc.understanding.read.queryOptions({
          ...{ text: trip.text, said: editsFor(request, edits), world: trip.world.name },
        }),
      );
      const missing = read.objections[0]?.text ?? read.questions[0]?.text;
      if (read.request === null) return missing ?? "That leaves open what to plan.";
      const changed = withPartOf(request, read.request, kind);
      replan(changed, [changeWords(changed, kind, today)]);
      dialog.setOpen(true);
      return null;
    },
    onSuccess: (problem) => {
      if (problem === null) onBegun();
    },
  });
}
