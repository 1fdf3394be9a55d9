"use client";

import { useId } from "react";
import { capitalised, type Delegation, delegationSchema } from "@/server/trip";
import { useChat } from "../use-chat";

const WHAT_IT_MEANS: Record<Delegation, string> = {
  "ask me little": "I ask only what would change the trip most.",
  "ask me some": "I ask while an answer is worth your time.",
  "ask me thoroughly": "I ask until I know what matters to you.",
  "decide for me": "I ask nothing more, plan from what is likely, and say what I assumed.",
};

/** How much the traveller wants to be asked. */
export function DelegationChoice() {
  const { chat, delegate } = useChat();
  const name = useId();
  return (
    <fieldset>
      <legend className="font-medium text-sm">How much shall I ask?</legend>
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
            {capitalised(level)}
          </label>
        ))}
      </div>
      <p className="mt-2 text-muted text-sm">{WHAT_IT_MEANS[chat.delegation]}</p>
    </fieldset>
  );
}
