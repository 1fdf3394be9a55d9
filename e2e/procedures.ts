import type { Page } from "@playwright/test";
import superjson from "superjson";

/** What a procedure of the server answers to the user of the page's session. */
export async function callProcedure(page: Page, path: string, input: unknown): Promise<unknown> {
  const answer = await page.request.post(`/api/trpc/${path}`, { data: superjson.serialize(input) });
  const body = await answer.json();
  if (!answer.ok())
    throw new Error(`${path} answered: ${superjson.deserialize<{ message: string }>(body.error).message}`);
  return superjson.deserialize(body.result.data);
}

/** Makes the page's browser a traveler without an account, unless it has a session. */
export async function ensureSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  if (cookies.some(({ name }) => name.endsWith("session_token"))) return;
  const answer = await page.request.post("/api/auth/sign-in/anonymous", { data: {} });
  if (!answer.ok()) throw new Error(`Signing in without an account answered ${answer.status()}.`);
}
