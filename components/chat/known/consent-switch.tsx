"use client";

import { SwitchField } from "../../ui/switch-field";
import { useChat } from "../use-chat";

/** Takes one conversation out of those that may be rated; shown to travelers who let people rate their chats. */
export function ConsentSwitch() {
  const { chat, consent } = useChat();
  if (chat.consent === null) return null;
  return (
    <div className="border-hairline border-t pt-4">
      <SwitchField
        label="Let researchers have this chat rated"
        meaning={
          chat.consent
            ? "On, as for all your chats: people may read its text, without your name. Turn it off to keep this one private."
            : "Off: no one gets this chat to rate. Your trip is planned the same either way."
        }
        checked={chat.consent}
        onChange={consent}
      />
    </div>
  );
}
