"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { AnnotationItemView } from "@/server/views";
import { useTRPC } from "../../../trpc/client";
import { DecisionForm } from "./decision-form";

/** Makes an item one of the qualification set, with the answers that raters are compared with. */
export function KeyForm({ item }: { item: AnnotationItemView }) {
  const trpc = useTRPC();
  const router = useRouter();
  const [saved, setSaved] = useState(0);
  const setKey = useMutation(
    trpc.annotationProjects.setKey.mutationOptions({
      onSuccess: () => {
        setSaved((count) => count + 1);
        router.refresh();
      },
    }),
  );
  // Who answered an item without a key cannot be measured by one that comes later.
  if (item.ratings.length > 0) {
    return <p className="text-muted text-sm">Only an unrated item can get a key or a new one.</p>;
  }
  return (
    <DecisionForm
      key={saved}
      summary={item.key === null ? "Use it to qualify raters" : "Change the key"}
      rubric={item.rubric}
      content={item.content}
      textLabel="What raters read after answering"
      action="Store the key"
      isPending={setKey.isPending}
      error={setKey.error}
      onDecide={(answers, explanation) => setKey.mutate({ itemId: item.id, answers, explanation })}
    />
  );
}
