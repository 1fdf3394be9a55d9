"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { ensureTraveler } from "../account/ensure-traveler";
import { useTRPCClient } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** Where a link for changing a trip together leads: a name, and then the trip itself. */
export function JoinPage({ title, token }: { title: string; token: string }) {
  const router = useRouter();
  const { shared } = useTRPCClient();
  const [name, setName] = useState("");
  const join = useMutation({
    mutationFn: async () => {
      await ensureTraveler();
      return shared.join.mutate({ token, name });
    },
    onSuccess: ({ tripId }) => router.push(`/trip/${tripId}`),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    join.mutate();
  }

  return (
    <article className="mx-auto flex w-full max-w-lg flex-col gap-6 px-4 pt-8 pb-20 sm:px-8 sm:pt-16">
      <div>
        <p className="text-muted text-sm">Someone invites you to plan this trip together.</p>
        <h1 className="mt-1 font-serif text-xl [overflow-wrap:anywhere] sm:text-2xl">{title}</h1>
      </div>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <label className="flex flex-col gap-1.5 font-medium text-sm">
          Your name, as the others see it
          <input
            value={name}
            onChange={(event) => setName(event.target.value)}
            required
            maxLength={60}
            autoComplete="given-name"
            className="min-h-11 rounded-card border border-edge bg-raised px-3.5 font-normal text-base text-ink"
          />
        </label>
        {join.error && (
          <div role="alert">
            <Notice kind="conflict">{errorSentence(join.error)}</Notice>
          </div>
        )}
        <Button type="submit" variant="primary" disabled={join.isPending} className="self-start">
          Join the trip
        </Button>
      </form>
      <p className="text-muted text-sm">
        You can change the plan, comment on its stops and vote on them. Your name is shown with what you do.
      </p>
    </article>
  );
}
