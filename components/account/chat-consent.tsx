"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { Notice } from "../ui/notice";
import { SwitchField } from "../ui/switch-field";

/** Whether people may rate the traveler's chats; off until the traveler switches it on. */
export function ChatConsentSwitch({ since }: { since: string | null }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [stored, setStored] = useState(since);
  const change = useMutation(
    trpc.account.setChatConsent.mutationOptions({
      onSuccess: (consent) => {
        setStored(consent.since);
        // Chats that are open show a switch of their own while this one is on.
        void queryClient.invalidateQueries({ queryKey: trpc.chat.get.queryKey() });
      },
    }),
  );
  const isOn = change.isPending ? change.variables.isAllowed : stored !== null;
  return (
    <>
      <SwitchField
        label="Let researchers have my chats rated"
        meaning="Raters see the text of your chats, earlier ones too, without your name. Turn it off anytime: chats not yet rated are removed, and no new ones are used."
        checked={isOn}
        onChange={(isAllowed) => change.mutate({ isAllowed })}
      />
      {stored !== null && !change.isPending && (
        <p className="text-muted text-sm">
          Allowed since {stored.slice(0, 10)}. Each chat has a switch of its own to leave it out.
        </p>
      )}
      {change.error !== null && <Notice kind="conflict">{errorSentence(change.error)}</Notice>}
    </>
  );
}
