import { useState } from "react";
import type { OwnPlace } from "@/server/trip";
import type { OwnPlacesRead } from "@/server/views";
import { counted } from "../../../format";
import { Button } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { Notice } from "../../../ui/notice";

/** What a file of saved places comes to: those that the world has, to be chosen from, and all others by name with the reason. */
export function PlacesRead({ read, onTake }: { read: OwnPlacesRead; onTake: (places: readonly OwnPlace[]) => void }) {
  const { format, matched, unknown, passedOver } = read;
  const [chosen, setChosen] = useState(() => new Set(matched.filter(({ isSure }) => isSure).map(({ place }) => place)));
  function toggle(place: OwnPlace) {
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(place)) next.add(place);
      return next;
    });
  }
  const all = matched.length + unknown.length + passedOver.length;
  return (
    <div className="flex flex-col gap-3">
      <Notice kind={matched.length === 0 ? "warning" : "information"}>
        {`${matched.length} of ${counted(all, "entry", "entries")} (${format}) ${matched.length === 1 ? "is a place" : "are places"} that can be planned here.`}
      </Notice>
      {matched.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-medium text-sm">Want to go</legend>
          <div className="max-h-56 overflow-y-auto">
            {matched.map(({ saved, place, isSure }) => (
              <label
                key={`${place.kind} ${place.recordId}`}
                className="flex min-h-10 cursor-pointer items-center gap-3 rounded-inner px-1 py-1 text-sm hover:bg-sunken"
              >
                <input
                  type="checkbox"
                  checked={chosen.has(place)}
                  onChange={() => toggle(place)}
                  className="size-4 shrink-0 accent-accent"
                />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {place.name}
                  {!isSure && <span className="block text-warning text-xs">Is this what you saved as “{saved}”?</span>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {unknown.length > 0 && (
        <NamedList
          summary={`${counted(unknown.length, "place")} not known here`}
          items={unknown.map(({ saved, where }) => `${saved} (${where})`)}
        />
      )}
      {passedOver.length > 0 && (
        <NamedList
          summary={`${counted(passedOver.length, "entry", "entries")} passed over`}
          items={passedOver.map(({ where, reason }) => `${where}: ${reason}`)}
        />
      )}
      {matched.length > 0 && (
        <Button
          variant="primary"
          size="small"
          className="min-h-10 self-start"
          disabled={chosen.size === 0}
          onClick={() => onTake([...chosen])}
        >
          {`Add ${counted(chosen.size, "place")}`}
        </Button>
      )}
    </div>
  );
}

function NamedList({ summary, items }: { summary: string; items: readonly string[] }) {
  return (
    <Disclosure summary={summary}>
      <ul className="mt-1 list-disc pl-5 text-muted text-sm [overflow-wrap:anywhere]">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
