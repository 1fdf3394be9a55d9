"use client";

import { CircleCheck, TriangleAlert } from "lucide-react";
import type { LivePrices } from "@/server/views";
import { Say } from "../../formats/formats-provider";
import { formatInstant } from "../versions/format-instant";
import { askedWords, comparedWords, offerWords } from "./price-words";

/** What providers offered: against what was planned with, what is sold out or dearer, and the chosen offers with where to book them. */
export function LiveReport({ prices: { compared, changes, confirmed, asked, notes } }: { prices: LivePrices }) {
  const differences = changes.flatMap((round) => round.differences);
  return (
    <div className="flex flex-col gap-4 text-sm">
      {compared.length > 0 && (
        <ul aria-label="Now and before" className="figures flex flex-col gap-1">
          {compared.map((price) => (
            <li key={`${price.kind} ${price.name}`} className="[overflow-wrap:anywhere]">
              <Say>{comparedWords(price)}</Say>
            </li>
          ))}
        </ul>
      )}
      {differences.length > 0 && (
        <div role="note" aria-label="Changed during the check" className="rounded-card bg-warning-soft px-4 py-3">
          <ul className="flex flex-col gap-1 text-warning">
            {differences.map(({ text }) => (
              <li key={text} className="flex items-start gap-2 [overflow-wrap:anywhere]">
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                <Say>{text}</Say>
              </li>
            ))}
          </ul>
          {changes.map(({ proposal }) => (
            <p key={proposal} className="mt-1 pl-6">
              <Say>{proposal}</Say>
            </p>
          ))}
        </div>
      )}
      {confirmed.length > 0 && (
        <ul aria-label="Chosen and checked" className="flex flex-col gap-2">
          {confirmed.map((offer) => (
            <li key={offer.name} className="flex items-start gap-2">
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-kept" />
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p className="font-medium">{offer.name}</p>
                <p className="figures text-muted">
                  <Say>{offerWords(offer)}</Say>
                  {offer.validUntil !== null && <>, price valid until {formatInstant(offer.validUntil)}</>}
                </p>
                {offer.link !== null && (
                  <a
                    href={offer.link}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-8 items-center underline underline-offset-4"
                  >
                    Book at {new URL(offer.link).host.replace(/^www\./, "")}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="What was asked" className="flex flex-col gap-1 text-muted">
        {asked.map((question) => (
          <li key={question.about} className="[overflow-wrap:anywhere]">
            <Say>{askedWords(question)}</Say>
          </li>
        ))}
        {notes.map((note) => (
          <li key={note}>
            <Say>{note}</Say>
          </li>
        ))}
      </ul>
    </div>
  );
}
