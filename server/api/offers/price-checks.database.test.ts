import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenedDatabase, priceChecks, users } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { checksPerDay, countCheck } from "./price-checks";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const MONDAY = () => new Date("2027-03-01T23:59:59Z");
const TUESDAY = () => new Date("2027-03-02T00:00:01Z");

async function traveler(id: string, isAnonymous = false) {
  await opened.database
    .insert(users)
    .values({ id, email: `${id}@example.com`, name: id, role: "traveler", isAnonymous });
  return { id, isAnonymous };
}
const outcomes = (calls: Promise<void>[]) =>
  Promise.allSettled(calls).then((all) => all.filter(({ status }) => status === "fulfilled").length);

it("lets a person check as often a day as is set, also at the same moment, and again the next day", async () => {
  const [ann, ben] = [await traveler("ann"), await traveler("ben")];
  const check = (user: typeof ann, now: () => Date) => countCheck(opened.database, user, 3, now);
  expect(await outcomes(Array.from({ length: 10 }, () => check(ann, MONDAY)))).toBe(3);
  await expect(check(ann, MONDAY)).rejects.toMatchObject({ problem: { code: "over_budget" } });
  await check(ben, MONDAY);
  await check(ann, TUESDAY);
  // What was counted before today is of no use any more.
  expect((await opened.database.select().from(priceChecks)).map(({ day }) => day)).toEqual(["2027-03-02"]);
});

it("counts travelers without an account together as well", async () => {
  const guests = await Promise.all(Array.from({ length: 12 }, (_, index) => traveler(`guest ${index}`, true)));
  expect(await outcomes(guests.map((guest) => countCheck(opened.database, guest, 1, MONDAY)))).toBe(10);
  await expect(countCheck(opened.database, await traveler("new", true), 1, MONDAY)).rejects.toThrow("Sign up");
  await countCheck(opened.database, await traveler("cleo"), 1, MONDAY);
});

it("lets nobody check where none is allowed", async () => {
  await expect(countCheck(opened.database, await traveler("dan"), 0, MONDAY)).rejects.toThrow("live prices");
  expect(checksPerDay({})).toBe(5);
  expect(checksPerDay({ DRAGOMAN_PRICE_CHECKS: "0" })).toBe(0);
  expect(checksPerDay({ DRAGOMAN_PRICE_CHECKS: "many" })).toBe(5);
});
