"use client";

import { createContext, useContext, useState } from "react";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { splitAt } from "./split-at";

/** What is looked for: it is marked wherever it is read. Empty: nothing. */
export const SearchedContext = createContext("");

const SHOWN_AT_FIRST = 6_000;

/** Words of people, models and tools: plain text, never markup. Very long ones are shown in part until asked for. */
export function LongText({ text, className }: { text: string; className?: string }) {
  const searched = useContext(SearchedContext);
  const [isWhole, setWhole] = useState(false);
  const isFoundBeyond = searched !== "" && text.toLowerCase().includes(searched.toLowerCase(), SHOWN_AT_FIRST);
  const isCut = !isWhole && !isFoundBeyond && text.length > SHOWN_AT_FIRST;
  if (text === "") return <p className="text-muted text-sm">Nothing.</p>;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className={classNames("w-full whitespace-pre-wrap text-sm [overflow-wrap:anywhere]", className)}>
        <Marked text={isCut ? text.slice(0, SHOWN_AT_FIRST) : text} />
        {isCut && "…"}
      </p>
      {isCut && (
        <Button variant="link" size="text" onClick={() => setWhole(true)}>
          Show all {text.length.toLocaleString("en-US")} characters
        </Button>
      )}
    </div>
  );
}

export function Marked({ text }: { text: string }) {
  const searched = useContext(SearchedContext);
  return splitAt(text, searched).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity beyond their place.
      <mark key={index} className="rounded-inner bg-warning-soft text-warning">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
