"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import type { TripRequest } from "@/server/trip";
import { useTRPC } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** Re-plans the trip, with another request where one is given, and goes to the new trip's page. */
export function PlanAgainButton({
  id,
  request,
  variant = "primary",
  children,
}: {
  id: string;
  request?: TripRequest;
  variant?: "primary" | "secondary";
  children: ReactNode;
}) {
  const trpc = useTRPC();
  const router = useRouter();
  const again = useMutation(
    trpc.trips.planAgain.mutationOptions({ onSuccess: (trip) => router.push(`/trip/${trip.id}`) }),
  );
  return (
    <>
      <Button
        variant={variant}
        disabled={again.isPending || again.isSuccess}
        onClick={() => again.mutate({ id, request })}
      >
        {again.isPending || again.isSuccess ? "One moment…" : children}
      </Button>
      {again.error && <Notice kind="conflict">{errorSentence(again.error)}</Notice>}
    </>
  );
}
