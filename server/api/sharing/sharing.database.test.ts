import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shares } from "@/db";
import { tripDocumentSchema } from "@/server/exports";
import { formatMoney, type Itinerary } from "@/server/trip";
import { sharedTripSchema } from "@/server/views";
import { createCaller } from "../app-router";
import { getServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";
import { planTripFor } from "../testing/planned-trip";
import { handleCalendarFeed, handleSharedExport, handleTripExport } from "./download";

type Caller = Awaited<ReturnType<typeof callAs>>;

describe("links and files of a trip", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  let traveler: Caller;
  let planned: Awaited<ReturnType<typeof planTripFor>>;
  const visitor = createCaller({ caller: "visitor", currentUser: async () => null });

  beforeAll(async () => {
    services = await startOwnServices();
    traveler = await callAs("traveler");
    planned = await planTripFor(traveler);
  }, 60_000);
  afterAll(() => services.stop());

  const link = (withCosts: boolean) => traveler.shares.create({ id: planned.id, withCosts, expiresInDays: 7 });
  const amounts = ({ days, cost }: Itinerary) =>
    [...Object.values(cost), ...days.flatMap(({ stops }) => stops.map((stop) => stop.cost))]
      .filter(({ amountMinor }) => amountMinor > 0)
      .flatMap((money) => [formatMoney(money), `:${money.amountMinor}`]);

  it("show the days to anyone who has the link, and nothing of how the plan came to be", async () => {
    const { token } = await link(false);
    const shared = await visitor.shared.get({ token });
    expect(sharedTripSchema.strict().parse(shared)).toEqual(shared);
    expect(shared.days.map(({ stops }) => stops.map(({ name }) => name))).toEqual(
      planned.plan.itinerary.days.map(({ stops }) => stops.map(({ name }) => name)),
    );
    const text = JSON.stringify(shared);
    for (const secret of ["reasons", "alternatives", "checks", "locked", "recordId", planned.id]) {
      expect(text).not.toContain(secret);
    }
  });

  it("hold no amount of money unless they are to show costs", async () => {
    const hidden = await link(false);
    const shown = await link(true);
    const texts = [
      JSON.stringify(await visitor.shared.get({ token: hidden.token })),
      (await visitor.shared.export({ token: hidden.token, format: "ics" })).text,
      (await visitor.shared.export({ token: hidden.token, format: "markdown" })).text,
    ];
    for (const text of texts) {
      for (const amount of amounts(planned.plan.itinerary)) expect(text).not.toContain(amount);
      expect(text).not.toMatch(/amountMinor|currency|\$|USD/);
    }
    expect((await visitor.shared.get({ token: shown.token })).cost).toEqual(planned.plan.itinerary.cost);
  });

  it("never hold the numbers of bookings, which the owner's files do", async () => {
    const stay = planned.plan.itinerary.days[0]?.stops.find(({ kind }) => kind === "stay");
    const booking = { day: 1, recordId: stay?.recordId ?? "", note: "SECRET-4711" };
    await traveler.trips.book({ id: planned.id, booking, done: true });
    const { token } = await link(true);
    const { text } = await visitor.shared.export({ token, format: "ics" });
    expect(text).not.toContain("SECRET-4711");
    expect(text).not.toContain(planned.id);
    expect((await traveler.trips.export({ id: planned.id, format: "ics" })).text).toContain("SECRET-4711");
  });

  it("say the same of links that are unknown, expired or revoked, or whose trip was deleted", async () => {
    const { database } = (await getServices()).opened;
    const answers: unknown[] = [];
    const ask = async (token: string) =>
      answers.push(await visitor.shared.get({ token }).catch(({ code, message }) => [code, message]));
    await ask("unknown");
    await ask("a\0b");
    const expired = await link(false);
    await database
      .update(shares)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(shares.id, expired.id));
    await ask(expired.token);
    const revoked = await link(false);
    await traveler.shares.revoke({ id: planned.id, shareId: revoked.id });
    await ask(revoked.token);
    const ofDeleted = await link(false);
    await traveler.trips.remove({ id: planned.id });
    await ask(ofDeleted.token);
    await traveler.trips.bringBack({ id: planned.id });
    expect(answers[0]).toEqual(["NOT_FOUND", expect.stringContaining("This link doesn’t work")]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await visitor.shared.get({ token: ofDeleted.token })).toHaveProperty("title");
  });

  it("are listed for the owner, and a link is closed only by the owner of its trip", async () => {
    const mine = await link(false);
    const stranger = await callAs("stranger");
    const other = await planTripFor(stranger);
    await stranger.shares.revoke({ id: other.id, shareId: mine.id });
    expect(await visitor.shared.get({ token: mine.token })).toHaveProperty("title");
    expect(await traveler.shares.list({ id: planned.id })).toContainEqual(mine);
    expect(mine.token.length).toBeGreaterThanOrEqual(22);
  });

  it("come as files that their readers open", async () => {
    const text = async (format: "ics" | "kml" | "gpx" | "json" | "published" | "markdown") =>
      (await traveler.trips.export({ id: planned.id, format })).text;
    const events = new ICAL.Component(ICAL.parse(await text("ics"))).getAllSubcomponents("vevent");
    const { days } = planned.plan.itinerary;
    const laterNights = days.flatMap(({ stops }) => stops.filter((stop) => stop.kind === "stay" && stop.night > 1));
    expect(events).toHaveLength(days.flatMap(({ stops }) => stops).length - laterNights.length);
    const document = tripDocumentSchema.parse(JSON.parse(await text("json")));
    const now = await traveler.trips.get({ id: planned.id });
    expect(document.plan.itinerary).toEqual(now.plan?.itinerary);
    expect(document.bookings).toEqual(now.bookings);
    expect(JSON.parse(await text("published"))).toHaveLength(days.length);
    expect(await text("markdown")).toContain("## Day 1");
    expect(await text("kml")).toContain(`<name>Day ${days.length}: `);
    expect(await text("gpx")).toContain('<gpx version="1.1"');
  });

  it("are answered over HTTP with a name to be saved under, and refused without words about the trip", async () => {
    const request = (format: string) => new Request(`http://localhost/export?format=${format}`);
    const { token } = await link(false);
    const file = await handleSharedExport(request("ics"), token);
    expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.ics"/);
    expect((await handleSharedExport(request("json"), token)).status).toBe(400);
    expect((await handleSharedExport(request("ics"), "unknown")).status).toBe(404);
    const refused = await handleTripExport(request("json"), planned.id);
    expect([refused.status, await refused.text()]).toEqual([401, expect.stringContaining("Sign in first")]);
  });

  it("are followed by calendars at an address of their own, which shows nothing else", async () => {
    const wishes = { withCosts: false, expiresInDays: null };
    const { token } = await traveler.shares.create({ id: planned.id, kind: "calendar", ...wishes });
    const feed = (headers?: HeadersInit) => handleCalendarFeed(new Request("http://localhost", { headers }), token);
    const first = await feed();
    expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(first.headers.get("content-disposition")).toBeNull();
    const calendar = new ICAL.Component(ICAL.parse(await first.text()));
    expect(calendar.getFirstPropertyValue("refresh-interval")?.toString()).toBe("PT1H");
    expect(calendar.getAllSubcomponents("vevent").length).toBeGreaterThan(0);

    const etag = first.headers.get("etag") ?? "";
    expect((await feed({ "if-none-match": etag })).status).toBe(304);
    const now = await traveler.trips.get({ id: planned.id });
    const stopId = now.plan?.itinerary.days[1]?.stops[0]?.id ?? "";
    await traveler.trips.edit({ id: planned.id, version: now.plan?.number ?? 0, edit: { kind: "lock", stopId } });
    expect((await feed({ "if-none-match": etag })).status).toBe(200);

    await expect(visitor.shared.get({ token })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const toView = await link(false);
    expect((await handleCalendarFeed(new Request("http://localhost"), toView.token)).status).toBe(404);
  });

  it("tell what to book, each with the booking that the checklist keeps for it", async () => {
    const now = await traveler.trips.get({ id: planned.id });
    const things = await traveler.trips.thingsToBook({ id: planned.id, version: now.plan?.number ?? 0 });
    expect(things.map(({ kind }) => kind)).toContain("stay");
    for (const { day, recordId } of things) {
      expect(now.plan?.itinerary.days[day - 1]?.stops.map((stop) => stop.recordId)).toContain(recordId);
    }
  });
});
