"use client";

import { History } from "lucide-react";
import { useId } from "react";
import { Button } from "../../ui/button";
import { useChat } from "../use-chat";
import { fullLabel, valueWords } from "../words/entry-words";

/** What the traveler confirmed on earlier trips: each to be taken or left, nothing taken by itself. */
export function RememberedCard() {
  const { chat, acceptRemembered, declineRemembered } = useChat();
  const title = useId();
  const { offered } = chat;
  if (offered.length === 0) return null;
  const all = offered.map(({ entry }) => entry);
  return (
    <section aria-labelledby={title} className="animate-appear rounded-card border border-hairline bg-raised p-4">
      <h2 id={title} className="flex items-center gap-2 font-medium text-sm">
        <History aria-hidden className="size-4 text-muted" />
        From your earlier trips
      </h2>
      <p className="mt-1 text-muted text-sm">You wanted this before. It only applies to this trip if you say so.</p>
      <ul className="mt-3 divide-y divide-hairline">
        {offered.map(({ entry, value }) => {
          const words = `${fullLabel(entry)}: ${valueWords(entry, value)}`;
          return (
            <li key={entry} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{words}</span>
              <span className="flex gap-2">
                <Button
                  size="small"
                  className="min-h-10 sm:min-h-8"
                  aria-label={`Use it: ${words}`}
                  onClick={() => acceptRemembered([entry])}
                >
                  Use it
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  className="min-h-10 sm:min-h-8"
                  aria-label={`Not this time: ${words}`}
                  onClick={() => declineRemembered([entry])}
                >
                  Not this time
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {offered.length > 1 && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" className="min-h-10 sm:min-h-8" onClick={() => acceptRemembered(all)}>
            Use all
          </Button>
          <Button variant="quiet" size="small" className="min-h-10 sm:min-h-8" onClick={() => declineRemembered(all)}>
            Use none
          </Button>
        </div>
      )}
    </section>
  );
}
