"use client";

import { formatMoney, type GivenUp, listed, wishLabel } from "@/server/trip";
import { useTrip } from "../use-trip";

/** The wishes that the plan does not keep, with what each would cost. */
export function WishesGivenUp() {
  const { trip } = useTrip();
  const givenUp = trip.plan?.itinerary.givenUp ?? [];
  if (givenUp.length === 0) return null;
  return (
    <section aria-labelledby="given-up">
      <h2 id="given-up" className="font-serif text-lg">
        What it would take
      </h2>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {givenUp.map((wish) => (
          <li key={`${wish.entry} ${wish.value}`}>
            {wishLabel(wish.entry, wish.value)}
            <span className="block text-muted">{priceWords(wish)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "+$153 for the whole trip, loses free cancellation". */
export function priceWords({ costChange, loses }: GivenUp): string {
  if (costChange === null) return "Not available on this trip.";
  const { amountMinor } = costChange;
  const amount = formatMoney({ ...costChange, amountMinor: Math.abs(amountMinor) });
  const price = amountMinor === 0 ? "At the same price" : `${amountMinor > 0 ? "+" : "−"}${amount} for the whole trip`;
  const lost = loses.map(({ entry, value }) => wishLabel(entry, value));
  return lost.length === 0 ? price : `${price}, loses ${listed(lost)}`;
}
