import type { Page } from "@playwright/test";
import { z } from "zod";
import { requestSchema } from "@/server/trip";
import { TripPage } from "./pages/trip-page";
import { callProcedure, ensureSession } from "./procedures";
import { SENTENCES } from "./sample-trips";

/** Has a trip planned from its sentence, past the start page, and opens its page. */
export async function openTrip(page: Page, sentence: string): Promise<TripPage> {
  await ensureSession(page);
  const { request } = z
    .object({ request: requestSchema })
    .parse(await callProcedure(page, "understanding.read", { text: sentence }));
  const created = await callProcedure(page, "trips.create", { text: sentence, request, objective: "preferences" });
  await page.goto(`/trip/${z.object({ id: z.string() }).parse(created).id}`);
  return new TripPage(page);
}

/** The same, and waits until it is planned. */
export async function planTrip(page: Page, sentence: string = SENTENCES.feasible): Promise<TripPage> {
  const trip = await openTrip(page, sentence);
  await trip.planned();
  return trip;
}
