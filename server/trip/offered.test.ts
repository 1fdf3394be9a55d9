import { expect, test } from "vitest";
import { recordSentences } from "./missing";
import { offeredBy, offeredSentences } from "./offered";

const OFFERS = {
  ...{ id: null, day: "2026-11-29" },
  stays: [{ city: "Monaco", provider: "LiteAPI" }],
  flights: [{ from: "London", to: "Monaco", provider: "Duffel" }],
};
const eur = (amountMinor: number, fromMinor?: number) => ({ amountMinor, currency: "EUR", fromMinor });
const stay = (city: string, cost: ReturnType<typeof eur> | null) => ({ kind: "stay", city, cost }) as const;
const leg = (to: string, mode = "flight") => ({ kind: "leg", mode, from: "London", to, cost: eur(90_00) }) as const;

test("a stop is offered in the cities and on the ways that were asked for, by whom answered", () => {
  expect(offeredBy(stay("Monaco", eur(1)), OFFERS)).toBe("LiteAPI");
  expect(offeredBy(stay("Nice", eur(1)), OFFERS)).toBeNull();
  expect(offeredBy(leg("Monaco"), OFFERS)).toBe("Duffel");
  expect([offeredBy(leg("Nice"), OFFERS), offeredBy(leg("Monaco", "train"), OFFERS)]).toEqual([null, null]);
  expect([offeredBy({ kind: "meal", cost: eur(1) }, OFFERS), offeredBy(leg("Monaco"), undefined)]).toEqual([
    null,
    null,
  ]);
});

test("the costs say which part is offered, and that the rest is estimated", () => {
  const stops = [stay("Monaco", eur(104_00)), stay("Monaco", eur(104_00)), leg("Monaco")];
  const ofTrip = {
    world: { offers: OFFERS },
    days: [{ stops: [...stops, { kind: "meal", cost: eur(40_00, 20_00) } as const] }],
  };
  expect(recordSentences(ofTrip)).toEqual([
    "Lodging: €208, offered by LiteAPI on Sunday 29 November 2026.",
    "Flights: €90, offered by Duffel on Sunday 29 November 2026.",
    "An offered price can change until you book.",
    "The other prices are estimates: €318 – €338 in all, of which €298 is known. A budget holds for the upper end.",
  ]);
  // Through a link without costs.
  expect(offeredSentences([stay("Monaco", null)], OFFERS)[0]).toBe(
    "Lodging, offered by LiteAPI on Sunday 29 November 2026.",
  );
  expect(offeredSentences([stay("Nice", eur(1))], OFFERS)).toEqual([]);
});
