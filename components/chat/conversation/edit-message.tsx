"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { ChatMessage } from "@/server/views";
import { useTRPC } from "../../trpc/client";
import { errorSentence } from "../../trpc/error-sentence";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { useChat } from "../use-chat";

/** Says an earlier message differently: the conversation goes on from there in a new one, and this one stays. */
export function EditMessage({ message, onCancel }: { message: ChatMessage; onCancel: () => void }) {
  const trpc = useTRPC();
  const router = useRouter();
  const { chat } = useChat();
  const [text, setText] = useState(message.text);
  const branch = useMutation(trpc.chat.branch.mutationOptions({ onSuccess: ({ id }) => router.push(`/chat/${id}`) }));
  const isGoing = branch.isPending || branch.isSuccess;
  const isSame = text.trim() === "" || text.trim() === message.text.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame) branch.mutate({ id: chat.id, sequence: message.sequence, text });
      }}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
      className="ml-auto flex w-full max-w-prose flex-col gap-3 rounded-card border border-edge bg-raised p-3"
    >
      <label className="flex flex-col gap-2 text-muted text-sm">
        Edit message
        <textarea
          // biome-ignore lint/a11y/noAutofocus: the field takes the place of the words whose button was pressed.
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={2}
          className="field-sizing-content max-h-60 w-full resize-none rounded-inner bg-transparent text-base text-ink"
        />
      </label>
      <p className="text-muted text-sm">This starts a new conversation from here. The current one is unchanged.</p>
      {branch.error && <Notice kind="conflict">{errorSentence(branch.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" disabled={isSame || isGoing} className="min-h-10">
          {isGoing ? "One moment…" : "Continue from here"}
        </Button>
        <Button variant="quiet" size="small" className="min-h-10" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
