import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "@/e2e/accounts/routes";
import { currentUser } from "@/server/accounts";
import { Browser } from "@/server/accounts/testing/browser";
import { handleAuthenticationRequest } from "./account/authentication-http";
import { handleApiRequest } from "./http";
import { startOwnServices } from "./testing/own-services";
import { newOwnedTrip } from "./testing/owned-trip";

const ORIGIN = "http://localhost:3000";
let services: Awaited<ReturnType<typeof startOwnServices>>;
beforeAll(async () => {
  services = await startOwnServices();
});
afterAll(() => services.stop());

const newBrowser = () => new Browser({ handle: handleAuthenticationRequest, currentUser });

async function travelerWithTrip() {
  const browser = newBrowser();
  await browser.post("/sign-in/anonymous");
  const user = await browser.user();
  if (user === null) throw new Error("There is no session.");
  return { browser, trip: await newOwnedTrip(user.id) };
}

async function statusOfGet(trip: string, headers: Headers): Promise<number> {
  const input = encodeURIComponent(JSON.stringify({ json: { id: trip } }));
  return (await handleApiRequest(new Request(`${ORIGIN}/api/trpc/trips.get?input=${input}`, { headers }))).status;
}

describe("a trip over HTTP", () => {
  it("is shown to its owner's session, and neither to another nor to none", async () => {
    const owner = await travelerWithTrip();
    const stranger = await travelerWithTrip();
    expect(await statusOfGet(owner.trip, owner.browser.headers)).toBe(200);
    expect(await statusOfGet(owner.trip, stranger.browser.headers)).toBe(404);
    expect(await statusOfGet(owner.trip, new Headers())).toBe(401);
  });

  it("is not shown for a cookie that was made up or tampered with", async () => {
    const { browser, trip } = await travelerWithTrip();
    const cookie = browser.headers.get("cookie") ?? "";
    for (const forged of [cookie.replace(/.$/, "A"), cookie.replace(/=./, "=A"), cookie.replace(/\..*$/, "")]) {
      if (forged !== cookie) expect(await statusOfGet(trip, new Headers({ cookie: forged }))).toBe(401);
    }
  });

  it("is not shown any more once its owner signed out, and is shown after signing in elsewhere", async () => {
    const { browser, trip } = await travelerWithTrip();
    const [email, password] = ["out@example.org", "correct horse battery"];
    await browser.post("/sign-up/email", { email, password, name: "Ada" });
    const { headers } = browser;
    expect(await statusOfGet(trip, headers)).toBe(200);
    await browser.post("/sign-out");
    expect(await statusOfGet(trip, headers)).toBe(401);
    const elsewhere = newBrowser();
    await elsewhere.post("/sign-in/email", { email, password });
    expect(await statusOfGet(trip, elsewhere.headers)).toBe(200);
  });
});

describe("the sign-in", () => {
  it.each([
    "/sign-in/social",
    "/request-password-reset",
    "/reset-password",
    "/change-email",
    "/delete-anonymous-user",
    "/link-social",
    "/list-sessions",
    "/update-session",
    "/verify-password",
    "/admin/set-role",
    "/../trpc/trips.list",
    "",
  ])("answers nothing at %j", async (path) => {
    const { browser } = await travelerWithTrip();
    expect((await browser.post(path)).status).toBe(404);
  });

  it("answers a change from another site's page with a refusal", async () => {
    const { browser } = await travelerWithTrip();
    const { headers } = browser;
    headers.set("origin", "https://elsewhere.example");
    headers.set("content-type", "application/json");
    const request = new Request(`${ORIGIN}/api/auth/sign-out`, { method: "POST", headers, body: "{}" });
    expect((await handleAuthenticationRequest(request)).status).toBe(403);
    expect(await browser.user()).not.toBeNull();
  });

  it("shows of a session nothing that another could use", async () => {
    const { browser } = await travelerWithTrip();
    const response = await handleAuthenticationRequest(
      new Request(`${ORIGIN}/api/auth/get-session`, { headers: browser.headers }),
    );
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(await response.text()).not.toContain("password");
  });
});

describe("pages and routes", () => {
  it("each have a rule of who may see them", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" });
    const routes = files.filter((file) => /^(page|route)\.tsx?$/.test(basename(file))).map((file) => dirname(file));
    const folders = routes.map((folder) => folder.replaceAll(/\(\w+\)\/?|^\.$/g, "").replace(/\/$/, ""));
    expect(folders.sort()).toEqual(Object.keys(ROUTES).sort());
  });
});
