import { expect, test } from "vitest";
import { askedWords, comparedWords, offerWords } from "./price-words";

const eur = (amountMinor: number, fromMinor?: number) => ({ amountMinor, currency: "EUR", fromMinor });

test("a price is told against what was planned with: an estimate, another offer, or none any more", () => {
  const about = { kind: "stay", name: "Hôtel Aurora" } as const;
  expect(comparedWords({ ...about, before: eur(260_00, 180_00), now: eur(208_00) })).toBe(
    "Hôtel Aurora: €208, estimated €180 – €260",
  );
  expect(comparedWords({ ...about, before: eur(190_00), now: eur(208_00) })).toBe("Hôtel Aurora: €208, was €190");
  expect(comparedWords({ ...about, before: eur(208_00), now: eur(208_00) })).toBe("Hôtel Aurora: €208, as before");
  expect(comparedWords({ ...about, before: eur(260_00, 180_00), now: null })).toBe(
    "Hôtel Aurora is not offered for your dates.",
  );
});

test("an offer says what is known of it, and nothing else", () => {
  const offer = { name: "Hôtel Aurora", validUntil: null, link: null };
  const known = { ...offer, total: eur(208_00), payThere: eur(8_00), isRefundable: false };
  expect(offerWords(known)).toBe("€208 in all, €8 of it paid there, can’t be canceled for free");
  expect(offerWords({ ...known, payThere: null, isRefundable: null })).toBe("€208 in all");
});

test("a question says what came of it", () => {
  const asked = { about: "lodging in Monaco", provider: "LiteAPI", problem: null };
  expect(askedWords({ ...asked, records: 1, day: "2026-11-29" })).toBe(
    "LiteAPI: 1 offer of lodging in Monaco, on Sun 29 Nov.",
  );
  expect(askedWords({ ...asked, records: null, day: null, problem: "LiteAPI failed (500). Try again later." })).toBe(
    "LiteAPI: no answer for lodging in Monaco. LiteAPI failed (500). Try again later.",
  );
});
