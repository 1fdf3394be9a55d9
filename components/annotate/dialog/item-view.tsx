"use client";

import { useState } from "react";
import type { ItemContent } from "@/server/views";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { useMedia, WIDE } from "../../ui/use-media";
import { type Pointing, TurnList } from "./turn-list";
import { dialogsOf } from "./turns";

/** The dialog to rate, or the two of a pair: side by side where there is room, else one at a time. */
export function ItemView({ content, pointing }: { content: ItemContent; pointing: Pointing }) {
  const isWide = useMedia(WIDE) !== false;
  const dialogs = dialogsOf(content);
  const ofCursor = dialogs.findLastIndex(({ from }) => from <= pointing.cursor);
  const [shown, setShown] = useState(ofCursor);
  const [lastOfCursor, setLastOfCursor] = useState(ofCursor);
  // The keys lead from one dialog into the other; the tab follows them.
  if (lastOfCursor !== ofCursor) {
    setLastOfCursor(ofCursor);
    setShown(ofCursor);
  }
  const [only] = dialogs;
  if (dialogs.length === 1 && only) {
    return (
      <section aria-label="Dialog" className="min-w-0">
        <TurnList dialog={only} pointing={pointing} />
      </section>
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {!isWide && (
        <fieldset aria-label="Which dialog is shown" className="grid grid-cols-2 gap-2">
          {dialogs.map(({ title }, index) => (
            <Button
              key={title}
              aria-pressed={shown === index}
              className={classNames("px-2", shown === index && "border-accent text-accent")}
              onClick={() => setShown(index)}
            >
              {title}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        {dialogs.map((dialog, index) => (
          <section key={dialog.title} aria-label={dialog.title} hidden={!isWide && shown !== index} className="min-w-0">
            <h2 className="mb-3 font-medium text-sm">{dialog.title}</h2>
            <TurnList dialog={dialog} pointing={pointing} />
          </section>
        ))}
      </div>
    </div>
  );
}
