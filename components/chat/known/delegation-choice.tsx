"use client";

import { useId } from "react";
import { type Delegation, delegationSchema } from "@/server/trip";
import { useChat } from "../use-chat";

const LEVELS: Record<Delegation, string> = {
  "ask me little": "Very few",
  "ask me some": "A few",
  "ask me thoroughly": "Many",
  "decide for me": "None, you decide",
};
const WHAT_IT_MEANS: Record<Delegation, string> = {
  "ask me little": "Only what would change the trip most.",
  "ask me some": "A few questions that matter.",
  "ask me thoroughly": "Everything that could matter to you.",
  "decide for me": "No more questions. I plan with what's likely and tell you what I assumed.",
};

/** How much the traveler wants to be asked. */
export function DelegationChoice() {
  const { chat, delegate } = useChat();
  const name = useId();
  return (
    <fieldset>
      <legend className="font-medium text-sm">How many questions?</legend>
      <div className="mt-2 grid grid-cols-2 overflow-hidden rounded-card border border-edge">
        {delegationSchema.options.map((level) => (
          <label
            key={level}
            className="flex min-h-11 cursor-pointer items-center justify-center border-hairline px-2 py-1 text-center text-sm odd:border-r hover:bg-sunken has-checked:bg-accent has-checked:font-medium has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2 sm:min-h-9 [&:nth-child(-n+2)]:border-b"
          >
            <input
              type="radio"
              name={name}
              checked={chat.delegation === level}
              onChange={() => delegate(level)}
              className="sr-only"
            />
            {LEVELS[level]}
          </label>
        ))}
      </div>
      <p className="mt-2 text-muted text-sm">{WHAT_IT_MEANS[chat.delegation]}</p>
    </fieldset>
  );
}
