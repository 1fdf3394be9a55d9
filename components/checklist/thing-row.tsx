"use client";

import {
  BedDouble,
  BusFront,
  Car,
  CarTaxiFront,
  type LucideIcon,
  Plane,
  Ticket,
  TrainFront,
  Utensils,
} from "lucide-react";
import { useId } from "react";
import { type BookedKind, formatMoney, type LocalDate, type ThingToBook, type Urgency } from "@/server/trip";
import { formatDateRange, formatDay } from "../format";
import { Say } from "../formats/formats-provider";
import { useTrip } from "../trip/use-trip";
import type { ListedThing } from "./booking-list";
import { ConfirmationField } from "./confirmation-field";
import { useThing } from "./use-thing";

const ICONS: Record<BookedKind, LucideIcon> = {
  flight: Plane,
  train: TrainFront,
  bus: BusFront,
  car: Car,
  taxi: CarTaxiFront,
  stay: BedDouble,
  table: Utensils,
  tickets: Ticket,
};

/** One thing to book: a box to tick, what and when, by when to book it, and a field for the confirmation number. */
export function ThingRow({ listed }: { listed: ListedThing }) {
  const { today } = useTrip();
  const { isTicked, tick, tickSoon, text, setText, keepText } = useThing(listed);
  const { thing, urgency } = listed;
  const box = useId();
  const Icon = ICONS[thing.kind];
  return (
    <li className="flex break-inside-avoid items-start gap-3 py-4">
      <input
        id={box}
        type="checkbox"
        checked={isTicked}
        disabled={thing.bookedBefore}
        onPointerDown={tickSoon}
        onChange={(event) => tick(event.target.checked)}
        className="my-0.5 size-6 shrink-0 accent-accent sm:size-5"
      />
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="min-w-0">
          <label
            htmlFor={box}
            onPointerDown={tickSoon}
            className="flex items-start gap-2 font-medium [overflow-wrap:anywhere]"
          >
            <Icon aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
            {thing.what}
          </label>
          <p className="figures mt-0.5 text-muted text-sm">
            <Say>{[whenWords(thing, today), thing.forWhom, costWords(thing)].join(" · ")}</Say>
          </p>
          <Contact thing={thing} />
          <p className="mt-1 text-sm">
            <Say>{isTicked ? "Booked." : dueWords(thing, urgency, today)}</Say>
          </p>
        </div>
        {thing.bookedBefore ? (
          <p className="text-muted text-sm">You entered it as booked.</p>
        ) : (
          <ConfirmationField what={thing.what} text={text} onChange={setText} onLeave={keepText} />
        )}
      </div>
    </li>
  );
}

function Contact({ thing: { address, phone, website } }: { thing: ThingToBook }) {
  const isAddress = website !== null && /^https?:\/\//.test(website);
  if (address === null && phone === null && website === null) return null;
  return (
    <p className="text-muted text-sm [overflow-wrap:anywhere]">
      {[address, phone].filter((part) => part !== null).join(" · ")}
      {website !== null && (
        <>
          {" "}
          {isAddress ? (
            <a href={website} rel="noopener noreferrer" target="_blank" className="underline underline-offset-4">
              {website.replace(/^https?:\/\/(www\.)?/, "")}
            </a>
          ) : (
            website
          )}
        </>
      )}
    </p>
  );
}

/** Nobody books a bed or a seat for nothing: its price is not known then. */
function costWords({ cost, kind }: ThingToBook): string {
  const nothing = kind === "table" || kind === "tickets" ? "free" : "price unknown";
  return cost.amountMinor === 0 ? nothing : formatMoney(cost);
}

/** "Sat 14 Mar, 07:20", "Sat 14 – Tue 17 Mar". */
function whenWords({ date, time, until }: ThingToBook, today: LocalDate): string {
  if (until !== null) return formatDateRange(date, until, today);
  return time === null ? formatDay(date, today) : `${formatDay(date, today)}, ${time}`;
}

function dueWords({ bookBy, rule, date }: ThingToBook, urgency: Urgency, today: LocalDate): string {
  switch (urgency) {
    case "overdue":
      return date <= today
        ? "It has started."
        : `Book it today: the best time was by ${formatDay(bookBy, today)}. ${rule}`;
    case "soon":
    case "later":
      return `Book by ${formatDay(bookBy, today)}. ${rule}`;
    case "over":
      return "It is over.";
  }
}
