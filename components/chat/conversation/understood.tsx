"use client";

import type { CurrentWorld } from "@/server/api";
import { ChipRow } from "../../start/chip-row";
import { Disclosure } from "../../ui/disclosure";
import { UnderstoodCard } from "../../understood/understood-card";
import { wishesOf } from "../../understood/wishes";
import { useChat } from "../use-chat";

/** The traveler's first words and the answer to them. */
const FIRST_TURN = 2;

/** What is understood so far, to be set right in place; folded once the conversation goes on. */
export function Understood({ current }: { current: CurrentWorld }) {
  const { chat, editTrip, setEntry, dropNote } = useChat();
  const isFirst = chat.messages.length <= FIRST_TURN;
  const unplanned = chat.notes.length > 0 ? ` · ${chat.notes.length} not planned` : "";
  return (
    <Disclosure
      key={isFirst ? "open" : "folded"}
      defaultOpen={isFirst}
      summary={`What I understood${unplanned}`}
      className="w-full"
    >
      <UnderstoodCard
        hasTitle={false}
        facts={<ChipRow said={chat.said} current={current} today={chat.today} onEdit={editTrip} />}
        wishes={wishesOf(chat.said)}
        onWish={(entry, value) => setEntry(entry, value ?? null)}
        notes={chat.notes}
        onIgnoreNote={dropNote}
      />
    </Disclosure>
  );
}
