"use client";

import { Switch } from "radix-ui";
import { useId } from "react";
import { useChat } from "../use-chat";

/** Whether the conversation may be rated and used for research; off until the traveler turns it on. */
export function ConsentSwitch() {
  const { chat, consent } = useChat();
  const [label, meaning] = [useId(), useId()];
  return (
    <div className="border-hairline border-t pt-4">
      <div className="flex items-start justify-between gap-4">
        <label htmlFor={label} className="cursor-pointer text-sm">
          Allow this conversation to be rated and used for research
        </label>
        <Switch.Root
          id={label}
          aria-describedby={meaning}
          checked={chat.consent}
          onCheckedChange={consent}
          className="relative mt-0.5 h-6 w-10 shrink-0 rounded-full border border-edge bg-sunken transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        >
          <Switch.Thumb className="block size-4 translate-x-1 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent" />
        </Switch.Root>
      </div>
      <p id={meaning} className="mt-1 text-muted text-xs">
        {chat.consent
          ? "On: people may read this conversation and rate how well I asked. You can turn it off again."
          : "Off: nobody reads it for research. Your trip is planned the same either way."}
      </p>
    </div>
  );
}
