"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { AnnotationItemView } from "@/server/views";
import { useTRPC } from "../../../trpc/client";
import { DecisionForm } from "./decision-form";

/** Decides what an item should have been rated: a new record next to the ratings, which stay as they are. */
export function AdjudicationForm({ item }: { item: AnnotationItemView }) {
  const trpc = useTRPC();
  const router = useRouter();
  const [saved, setSaved] = useState(0);
  const adjudicate = useMutation(
    trpc.annotationProjects.adjudicate.mutationOptions({
      onSuccess: () => {
        setSaved((count) => count + 1);
        router.refresh();
      },
    }),
  );
  return (
    <DecisionForm
      // An empty form once a decision is stored.
      key={saved}
      summary={item.adjudications.length === 0 ? "Adjudicate" : "Adjudicate again"}
      rubric={item.rubric}
      content={item.content}
      textLabel="Why this decision"
      action="Store the adjudication"
      isPending={adjudicate.isPending}
      error={adjudicate.error}
      onDecide={(answers, rationale) => adjudicate.mutate({ itemId: item.id, answers, rationale })}
    />
  );
}
