import type { APIRequestContext, Browser, BrowserContext } from "@playwright/test";
import { z } from "zod";
import { readAdmin } from "../admin";
import { expect, test } from "../fixtures";
import { AccountPage, newEmail } from "../pages/account-page";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { SENTENCES } from "../sample-trips";
import { ROUTES, type RouteRule } from "./routes";

const shareSchema = z.object({ result: z.object({ data: z.object({ json: z.object({ token: z.string() }) }) }) });

test("every page and route shows what it may to whom it may", async ({ browser }) => {
  const owner = await browser.newContext();
  const page = await owner.newPage();
  const start = new StartPage(page);
  await start.open();
  await start.type(SENTENCES.feasible);
  await start.plan();
  const trip = new TripPage(page);
  await trip.planned();
  const title = (await trip.title.textContent()) ?? "";
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const token = await share(owner.request, id);
  await new AccountPage(page).signUp(newEmail());

  const visitors = {
    nobody: await browser.newContext(),
    stranger: await stranger(browser),
    owner,
    admin: await admin(browser),
  };
  const may: Readonly<Record<RouteRule["may"], readonly string[]>> = {
    anyone: ["nobody", "stranger", "owner", "admin"],
    "a session": ["stranger", "owner", "admin"],
    "an account": ["owner", "admin"],
    "the owner": ["owner"],
    "an admin": ["admin"],
    nobody: [],
  };
  for (const rule of Object.values(ROUTES)) {
    const path = rule.path.replace("{trip}", id).replace("{token}", token);
    const visits = Object.entries(visitors).map(([name, visitor]) =>
      test.step(`${rule.path} for ${name}`, async () => {
        const response = await visitor.request.get(path);
        const allowed = may[rule.may].includes(name);
        if (allowed) expect(response.status()).toBe(200);
        else if (rule.otherwise === "sign in") expect(new URL(response.url()).pathname).toBe("/sign-in");
        else expect([401, 403, 404, 405]).toContain(response.status());
        if (!allowed) expect(await response.text()).not.toContain(title);
      }),
    );
    await Promise.all(visits);
  }
  for (const visitor of Object.values(visitors)) await visitor.close();
});

async function share(request: APIRequestContext, id: string): Promise<string> {
  const response = await request.post("/api/trpc/shares.create", {
    data: { json: { id, withCosts: false, expiresInDays: null } },
  });
  return shareSchema.parse(await response.json()).result.data.json.token;
}

/** A traveler with a session and a trip of the own. */
async function stranger(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.request.post("/api/auth/sign-in/anonymous", { data: {} });
  return context;
}

async function admin(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  const { email, password } = readAdmin();
  const response = await context.request.post("/api/auth/sign-in/email", { data: { email, password } });
  expect(response.status()).toBe(200);
  return context;
}
