"use client";

import { useMutation } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTRPC } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { Button } from "../ui/button";
import { useChat } from "./use-chat";

/** Plans with what is known, whatever is still open; a trip that is planned already is shown instead. `onMissing`: what must be known first is not. */
export function usePlan(onMissing: () => void) {
  const trpc = useTRPC();
  const router = useRouter();
  const { chat } = useChat();
  const [isMissing, setIsMissing] = useState(false);
  const plan = useMutation(trpc.chat.plan.mutationOptions({ onSuccess: ({ id }) => router.push(`/trip/${id}`) }));
  return {
    isGoing: plan.isPending || plan.isSuccess,
    begin: () => {
      setIsMissing(chat.request === null);
      if (chat.request === null) onMissing();
      else plan.mutate({ id: chat.id });
    },
    /** Why it cannot be planned, in a sentence. */
    problem: plan.error
      ? errorSentence(plan.error)
      : isMissing && chat.request === null
        ? "I need an answer to this question before I can plan."
        : null,
  };
}

/** Always at hand; the thing to do once nothing more is asked. */
export function PlanButton({ isGoing, onPlan }: { isGoing: boolean; onPlan: () => void }) {
  const { chat } = useChat();
  if (chat.status !== "talking") {
    return (
      <Button asChild variant="secondary">
        <Link href={`/trip/${chat.id}`}>
          {LINKS[chat.status]}
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    );
  }
  return (
    <Button variant={chat.question === null ? "primary" : "secondary"} disabled={isGoing} onClick={onPlan}>
      {isGoing ? "One moment…" : "Plan"}
      <ArrowRight aria-hidden />
    </Button>
  );
}

const LINKS = {
  planning: "See planning progress",
  planned: "See the plan",
  infeasible: "See why there's no plan",
  failed: "See what went wrong",
  cancelled: "See the canceled plan",
} as const;
