"use client";

import { useId, useState } from "react";
import type { CurrentWorld } from "@/server/api";
import type { EntryKey } from "@/server/trip";
import { ForgetMe } from "../../account/forget-me";
import { ChipRow } from "../../start/chip-row";
import { useChat } from "../use-chat";
import { ENTRY_GROUPS, isOfGroup } from "../words/entry-words";
import { ConsentSwitch } from "./consent-switch";
import { DelegationChoice } from "./delegation-choice";
import { EntryGroup } from "./entry-group";

/** All that is known: of the trip itself, then of what is wanted; each to be set by hand. */
export function KnownPanel({ current }: { current: CurrentWorld }) {
  const { chat, editTrip } = useChat();
  const [opened, setOpened] = useState<EntryKey | null>(null);
  const trip = useId();
  return (
    <div className="flex flex-col gap-5">
      <DelegationChoice />
      <section aria-labelledby={trip} className="border-hairline border-t pt-3">
        <h3 id={trip} className="mb-2 font-medium text-sm">
          Trip
        </h3>
        <ChipRow said={chat.said} current={current} today={chat.today} onEdit={editTrip} />
      </section>
      {ENTRY_GROUPS.map((group) => (
        <EntryGroup
          key={group}
          group={group}
          known={chat.known.filter(({ entry }) => isOfGroup(entry, group))}
          opened={opened}
          onOpen={setOpened}
        />
      ))}
      <ConsentSwitch />
      <ForgetMe className="self-start" />
    </div>
  );
}
