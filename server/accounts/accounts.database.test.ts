import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  annotationItems,
  annotationProjects,
  annotationRaters,
  annotationRatings,
  episodes,
  type OpenedDatabase,
  payloads,
  rateLimits,
  sessions,
  tripOwners,
  users,
} from "@/db";
import { openTestDatabase } from "@/db/testing";
import type { ProjectSettings } from "@/server/views";
import { type Accounts, createAccounts } from "./accounts";
import { createLimits } from "./limits";
import { Browser } from "./testing/browser";

let opened: OpenedDatabase;
let accounts: Accounts;
beforeAll(async () => {
  opened = await openTestDatabase();
  accounts = createAccounts(opened.database, { secret: "a secret for tests, long enough to be one", url: null });
});
beforeEach(() => opened.database.delete(rateLimits));
afterAll(() => opened.close());

const newEmail = () => `${randomUUID()}@example.org`;
const PASSWORD = "correct horse battery";

async function addTrip(owner: string): Promise<string> {
  const id = randomUUID();
  await opened.database.insert(episodes).values({
    id,
    version: 2,
    kind: "trip",
    agent: "dragoman",
    worldName: "sample",
    worldSource: "Invented.",
    worldHash: "abc",
    seed: 0,
    startedAt: new Date(),
  });
  await opened.database.insert(tripOwners).values({ tripId: id, userId: owner });
  return id;
}

const ownersOf = async (tripId: string) =>
  (await opened.database.select().from(tripOwners).where(eq(tripOwners.tripId, tripId))).map((row) => row.userId);

describe("an anonymous traveler", () => {
  it("is the same one at every visit, and nobody without the cookie", async () => {
    const browser = new Browser(accounts);
    expect(await browser.user()).toBeNull();
    await browser.post("/sign-in/anonymous");
    const user = await browser.user();
    expect(user).toMatchObject({ isAnonymous: true, role: "traveler" });
    expect(await browser.user()).toEqual(user);
    expect(await new Browser(accounts).user()).toBeNull();
  });

  it("keeps every trip on signing up, and on signing in to an account of before", async () => {
    const email = newEmail();
    const phone = new Browser(accounts);
    await phone.post("/sign-in/anonymous");
    const anonymous = await phone.user();
    const trip = await addTrip(anonymous?.id ?? "");
    expect((await phone.post("/sign-up/email", { email, password: PASSWORD, name: "Ada" })).status).toBe(200);
    const account = await phone.user();
    expect(account).toMatchObject({ email, name: "Ada", isAnonymous: false });
    expect(await ownersOf(trip)).toEqual([account?.id]);
    expect(
      await opened.database
        .select()
        .from(users)
        .where(eq(users.id, anonymous?.id ?? "")),
    ).toEqual([]);

    const laptop = new Browser(accounts);
    await laptop.post("/sign-in/anonymous");
    const another = await addTrip((await laptop.user())?.id ?? "");
    expect((await laptop.post("/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
    expect(await laptop.user()).toEqual(account);
    expect(await ownersOf(another)).toEqual([account?.id]);
  });

  it("keeps the trips with the session when the password is wrong", async () => {
    const browser = new Browser(accounts);
    await browser.post("/sign-in/anonymous");
    const user = await browser.user();
    const trip = await addTrip(user?.id ?? "");
    expect((await browser.post("/sign-in/email", { email: newEmail(), password: PASSWORD })).status).toBe(401);
    expect(await browser.user()).toEqual(user);
    expect(await ownersOf(trip)).toEqual([user?.id]);
  });
});

describe("signing up", () => {
  it("grants no role, whatever is sent", async () => {
    const browser = new Browser(accounts);
    const body = { email: newEmail(), password: PASSWORD, name: "Mallory", role: "admin", isAnonymous: true };
    await browser.post("/sign-up/email", body);
    expect((await browser.user())?.role ?? "traveler").toBe("traveler");
    const honest = await signedUp();
    await honest.post("/update-user", { name: "Mallory", role: "admin" });
    expect(await honest.user()).toMatchObject({ role: "traveler" });
  });

  it.each([
    ["a short password", { password: "ninechars", email: "short@example.org", name: "" }],
    ["no e-mail", { password: PASSWORD, email: "nobody", name: "" }],
    ["a name that turns what follows", { password: PASSWORD, email: "turned@example.org", name: "A\u202Eda" }],
  ])("is refused with %s", async (_, body) => {
    const browser = new Browser(accounts);
    expect((await browser.post("/sign-up/email", body)).status).toBe(400);
    expect(await browser.user()).toBeNull();
  });

  it("tells one address of at most ten e-mails that they have an account", async () => {
    const { email } = await signedUp();
    const prober = () => new Browser(accounts, undefined, "203.0.113.11");
    const signUp = async (body: object) =>
      (await prober().post("/sign-up/email", { password: PASSWORD, name: "", ...body })).status;
    expect(await signUp({ email: newEmail(), password: "short" })).toBe(400);
    for (let count = 0; count < 10; count++) {
      // Of the library's own limit, which is for each minute.
      await opened.database.delete(rateLimits).where(like(rateLimits.key, "%/sign-up/email"));
      expect(await signUp({ email })).toBe(422);
    }
    await opened.database.delete(rateLimits).where(like(rateLimits.key, "%/sign-up/email"));
    expect(await signUp({ email })).toBe(429);
    expect(
      (
        await new Browser(accounts, undefined, "203.0.113.12").post("/sign-up/email", {
          email,
          password: PASSWORD,
          name: "",
        })
      ).status,
    ).toBe(422);
  });

  it("sets a cookie that scripts and other sites cannot use", async () => {
    const response = await new Browser(accounts).post("/sign-in/anonymous");
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
    const secure = createAccounts(opened.database, { secret: "x".repeat(40), url: "https://travel.example" });
    const onHttps = await new Browser(secure, "https://travel.example").post("/sign-in/anonymous");
    expect(onHttps.headers.get("set-cookie")).toMatch(/^__Secure-.*Secure/i);
  });
});

describe("tries to sign in", () => {
  it("are five a minute from one address, no matter who they are for", async () => {
    const owner = await signedUp();
    const guesser = new Browser(accounts, undefined, "203.0.113.5");
    const statuses = [];
    for (let count = 0; count < 6; count++) {
      statuses.push(
        (await guesser.post("/sign-in/email", { email: newEmail(), password: "guess guess guess" })).status,
      );
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const right = await guesser.post("/sign-in/email", { email: owner.email, password: PASSWORD });
    expect(right.status).toBe(429);
    expect(await right.json()).toMatchObject({ message: "Too many attempts. Wait a minute and try again." });
    const elsewhere = new Browser(accounts, undefined, "203.0.113.6");
    expect((await elsewhere.post("/sign-in/email", { email: owner.email, password: PASSWORD })).status).toBe(200);
  });

  it("are ten in ten minutes for one e-mail, from wherever", async () => {
    const { email } = await signedUp();
    const guess = async (address: number) =>
      new Browser(accounts, undefined, `198.51.100.${address}`)
        .post("/sign-in/email", { email, password: "guess guess guess" })
        .then((response) => response.status);
    const statuses = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(index)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it("from elsewhere keep nobody out of a browser that signed in before, which has tries of its own", async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    await owner.post("/sign-out");
    const guess = (browser: Browser) => browser.post("/sign-in/email", { email: owner.email, password: "guess guess" });
    for (let address = 0; address < 11; address++)
      await guess(new Browser(accounts, undefined, `198.51.100.${address}`));
    const signIn = (browser: Browser) => browser.post("/sign-in/email", { email: owner.email, password: PASSWORD });
    expect((await signIn(new Browser(accounts, undefined, "203.0.113.7"))).status).toBe(429);
    expect((await signIn(owner)).status).toBe(200);
    await opened.database.update(rateLimits).set({ count: 10 }).where(like(rateLimits.key, "%own device"));
    expect((await guess(owner)).status).toBe(429);
    // Of another account it is no device at all.
    expect((await other.post("/sign-in/email", { email: owner.email, password: PASSWORD })).status).toBe(429);
  });

  it("count only when they fail", async () => {
    const { email } = await signedUp();
    const office = new Browser(accounts, undefined, "203.0.113.9");
    for (let count = 0; count < 12; count++) {
      expect((await office.post("/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
    }
  });
});

describe("an account", () => {
  it("changes its password and leaves other devices", async () => {
    const here = await signedUp();
    const there = new Browser(accounts);
    await there.post("/sign-in/email", { email: here.email, password: PASSWORD });
    const change = { currentPassword: PASSWORD, newPassword: "a new and better one" };
    expect((await here.post("/change-password", { ...change, currentPassword: "wrong wrong wrong" })).status).toBe(400);
    expect((await here.post("/change-password", change)).status).toBe(200);
    expect(await here.user()).not.toBeNull();
    expect(await there.user()).toBeNull();
  });

  it("ends on demand with its trips and nobody else's", async () => {
    const leaver = await signedUp();
    const stayer = await signedUp();
    const gone = await addTrip((await leaver.user())?.id ?? "");
    const kept = await addTrip((await stayer.user())?.id ?? "");
    for (const body of [{}, { password: "" }, { password: null }, { password: "wrong wrong wrong" }])
      expect((await leaver.post("/delete-user", body)).status).toBe(400);
    await opened.database.insert(payloads).values({ episodeId: gone, hash: "a".repeat(64), content: "long words" });
    expect((await leaver.post("/delete-user", { password: PASSWORD })).status).toBe(200);
    expect(await leaver.user()).toBeNull();
    expect(await opened.database.$count(payloads, eq(payloads.episodeId, gone))).toBe(0);
    const left = (await opened.database.select({ id: episodes.id }).from(episodes)).map((row) => row.id);
    expect(left).toContain(kept);
    expect(left).not.toContain(gone);
  });
});

describe("ratings of an account that ends", () => {
  const rate = async (userId: string, onDeletion: ProjectSettings["onDeletion"]) => {
    const [projectId, itemId, raterId] = [randomUUID(), randomUUID(), randomUUID()];
    const settings: ProjectSettings = {
      ...{ name: "A batch", guidelines: "", examples: [], ratersPerItem: 1, overlap: 1, repeats: 0 },
      ...{ minimumRationale: 0, passingShare: null, seed: 1, onDeletion },
    };
    const content = { unit: "dialog" as const, turns: [{ by: "agent" as const, text: "Beach or mountains?" }] };
    await opened.database.insert(annotationProjects).values({ id: projectId, settings, openToAll: true });
    await opened.database.insert(annotationItems).values({ id: itemId, projectId, position: 0, content, source: [] });
    await opened.database.insert(annotationRaters).values({ id: raterId, projectId, userId, pseudonym: "R01" });
    const given = { requestId: randomUUID(), rubricVersion: 1, answers: [], seconds: 1, pass: "rating" as const };
    await opened.database.insert(annotationRatings).values({ id: randomUUID(), itemId, raterId, ...given });
    return raterId;
  };

  it("go along or stay under a pseudonym that leads to nobody, as the project says", async () => {
    const leaver = await signedUp();
    const userId = (await leaver.user())?.id ?? "";
    const gone = await rate(userId, "delete");
    const kept = await rate(userId, "keep-pseudonymous");
    expect((await leaver.post("/delete-user", { password: PASSWORD })).status).toBe(200);
    const raters = await opened.database.select().from(annotationRaters);
    expect(raters).toMatchObject([{ id: kept, userId: null, pseudonym: "R01" }]);
    const left = (await opened.database.select().from(annotationRatings)).map(({ raterId }) => raterId);
    expect(left).toContain(kept);
    expect(left).not.toContain(gone);
  });
});

describe("roles", () => {
  it("are granted by hand to a new account, whose password is shown once, and to one that is there", async () => {
    const email = newEmail();
    const added = await accounts.addUser(email.toUpperCase(), "admin");
    if (!added.ok) throw new Error(added.problem.message);
    expect(added.value).toMatchObject({ email, role: "admin" });
    const browser = new Browser(accounts);
    expect((await browser.post("/sign-in/email", { email, password: added.value.password })).status).toBe(200);
    expect(await browser.user()).toMatchObject({ role: "admin" });

    const traveler = await signedUp();
    expect(await accounts.addUser(traveler.email, "researcher")).toEqual({
      ok: true,
      value: { email: traveler.email, role: "researcher", password: null },
    });
    expect(await traveler.user()).toMatchObject({ role: "researcher" });
    expect(await accounts.addUser("not an address", "admin")).toMatchObject({
      ok: false,
      problem: { code: "bad_input" },
    });
  });

  it("leave at least one admin, who cannot end the account either", async () => {
    await opened.database.update(users).set({ role: "traveler" });
    const one = await signedUp("admin");
    const two = await signedUp("admin");
    const id = async (browser: Browser) => (await browser.user())?.id ?? "";
    const [first, second] = [await id(one), await id(two)];
    const results = await Promise.all([accounts.setRole(first, "traveler"), accounts.setRole(second, "traveler")]);
    expect(results.map((result) => result.ok).sort()).toEqual([false, true]);
    const last = results[0]?.ok ? two : one;
    const refused = await last.post("/delete-user", { password: PASSWORD });
    expect(await refused.json()).toMatchObject({ message: "You are the only admin. Make someone else one first." });
    expect(await last.user()).not.toBeNull();
  });

  it("are listed for accounts alone", async () => {
    await new Browser(accounts).post("/sign-in/anonymous");
    const { email } = await signedUp();
    const people = await accounts.listPeople();
    expect(people.map((person) => person.email)).toContain(email);
    expect(people.some((person) => person.email.endsWith("anonymous.invalid"))).toBe(false);
  });
});

it("a new password by hand ends every session", async () => {
  const browser = await signedUp();
  const renewed = await accounts.renewPassword(browser.email);
  if (!renewed.ok) throw new Error(renewed.problem.message);
  expect(await browser.user()).toBeNull();
  expect((await browser.post("/sign-in/email", { email: browser.email, password: PASSWORD })).status).toBe(401);
  expect(
    (await browser.post("/sign-in/email", { email: browser.email, password: renewed.value.password })).status,
  ).toBe(200);
  expect(await accounts.renewPassword(newEmail())).toMatchObject({ ok: false, problem: { code: "not_found" } });
});

it("limits keep nobody waiting for an hour where the clock was set back by one", async () => {
  let now = Date.now();
  const limits = createLimits(opened.database, () => now);
  const take = async () => (await limits.consume("someone", { window: 60, max: 1 })).allowed;
  expect([await take(), await take()]).toEqual([true, false]);
  now -= 3_600_000;
  expect([await take(), await take()]).toEqual([true, false]);
});

it("a database that fails is logged without e-mails, passwords and tokens", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const broken = await openTestDatabase();
  const failing = createAccounts(broken.database, { secret: "a secret for tests, long enough to be one", url: null });
  const browser = await signedUp();
  await broken.close();
  const { headers } = browser;
  const seen = await failing.currentUser(headers).catch((error: Error) => error);
  expect(seen).toBeInstanceOf(Error);
  const answer = await new Browser(failing).post("/sign-in/email", { email: browser.email, password: PASSWORD });
  expect(answer.status).toBe(500);
  const text = [...logged.mock.calls.flat(), seen instanceof Error ? seen.message : ""]
    .map((part) => inspect(part))
    .join(" ");
  expect(text).not.toContain(browser.email);
  expect(text).not.toContain(PASSWORD);
  expect(text).not.toContain(/session_token=([^.;]+)/.exec(headers.get("cookie") ?? "")?.[1] ?? "no session");
  logged.mockRestore();
});

it("a session that ran out is none", async () => {
  const browser = await signedUp();
  const user = await browser.user();
  await opened.database
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, user?.id ?? ""));
  expect(await browser.user()).toBeNull();
});

async function signedUp(role?: "admin"): Promise<Browser & { email: string }> {
  const browser = new Browser(accounts, undefined, "192.0.2.1");
  const email = newEmail();
  const response = await browser.post("/sign-up/email", { email, password: PASSWORD, name: "Ada" });
  if (response.status !== 200) throw new Error(await response.text());
  await opened.database.delete(rateLimits);
  if (role) await accounts.addUser(email, role);
  return Object.assign(browser, { email });
}
