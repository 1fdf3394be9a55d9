import { describe, expect, it } from "vitest";
import { smallWorld } from "../testing/small-world";
import { understand } from "../understand";
import { checkClaims } from "./check-claims";
import type { ClaimedReading } from "./claimed-reading";

const world = smallWorld();
const today = "2027-03-01";

async function check(text: string, claims: ClaimedReading) {
  const { said } = await understand({ text, asked: null, today }, world);
  const { said: merged, believed, refused } = checkClaims(claims, said, { text, today, world });
  return { parsed: said, merged, believed, refused: refused.map(({ field }) => field) };
}

/** What is believed of one claim about a text in which the parser reads nothing else. */
const believes = async (text: string, claims: ClaimedReading) => (await check(text, claims)).believed.length > 0;
const claim = <T>(value: T, words: string) => ({ value, words });

describe("checkClaims", () => {
  it.each<[string, ClaimedReading]>([
    ["Zu viert, bitte.", { people: claim(4, "Zu viert") }],
    ["Meine Frau, zwei Kinder und ich.", { people: claim(4, "Meine Frau, zwei Kinder und ich") }],
    ["a partir de 3 de junho de 2027", { startDate: claim("2027-06-03", "a partir de 3 de junho de 2027") }],
    ["zweitausend Dollar", { budget: claim(2000, "zweitausend Dollar") }],
    ["duemila e cinquecento dollari", { budget: claim(2500, "duemila e cinquecento") }],
    ["tre notti", { days: claim(4, "tre notti") }],
    ["eine Woche", { days: claim(7, "eine Woche") }],
    ["sin avión", { transportation: claim("no flight", "sin avión") }],
    ["em junho", { window: claim({ from: "2027-06-01", to: "2027-06-30" }, "em junho") }],
    ["aller simple", { returnHome: claim(false, "aller simple") }],
  ])("believes what the words can mean: %s", async (text, claims) => {
    expect(await believes(text, claims)).toBe(true);
  });

  it.each<[string, ClaimedReading]>([
    ["Zu viert, bitte.", { people: claim(5, "Zu viert") }],
    ["Zu viert, bitte.", { people: claim(4, "four people") }],
    ["a partir de 3 de junho de 2027", { startDate: claim("2027-06-04", "a partir de 3 de junho de 2027") }],
    ["a partir de 3 de junho de 2027", { startDate: claim("2028-06-03", "a partir de 3 de junho de 2027") }],
    ["zweitausend Euro", { budget: claim(2000, "zweitausend Euro") }],
    ["con avión", { transportation: claim("no flight", "con avión") }],
    ["eine Reise", { origin: claim("Boston", "eine Reise") }],
    ["gutes Essen", { cuisines: claim(["Mexican"], "gutes Essen") }],
  ])("does not believe what they cannot: %s", async (text, claims) => {
    expect(await believes(text, claims)).toBe(false);
  });

  it("keeps what the parser read", async () => {
    const text = "From Denver to Boston for 3 people, zu zweit";
    const { parsed, merged, believed, refused } = await check(text, { people: claim(2, "zu zweit") });
    expect([merged.trip, believed, refused]).toEqual([parsed.trip, [], ["people"]]);
  });

  it("says what each place is to the trip where the parser could not, and only with all places that it found", async () => {
    const text = "Denver base. Boston dest.";
    const origin = claim("Denver", "Denver base");
    const { merged } = await check(text, { origin, destinations: claim(["Boston"], "Boston dest") });
    expect(merged.trip).toMatchObject({ origin: "Denver", destinations: ["Boston"] });
    const { parsed, merged: less } = await check(text, { origin: claim("Boston", "Boston dest") });
    expect(less.trip).toEqual(parsed.trip);
  });

  it("takes back a claim with which the trip would be impossible", async () => {
    const text = "From Denver to Boston, March 10 to March 12, 2027, zwei Tage";
    const { merged, believed } = await check(text, { endDate: claim("2027-03-10", "March 10") });
    expect(believed).toEqual([]);
    expect(merged.trip.endDate).toBe("2027-03-12");
  });
});
