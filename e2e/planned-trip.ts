import type { Page } from "@playwright/test";
import { StartPage } from "./pages/start-page";
import { TripPage } from "./pages/trip-page";
import { SENTENCES } from "./sample-trips";

/** Plans a trip from its sentence and waits at its page. */
export async function planTrip(page: Page, sentence: string = SENTENCES.feasible): Promise<TripPage> {
  const start = new StartPage(page);
  await start.open();
  await start.type(sentence);
  await start.chips.waitFor();
  await start.plan();
  const trip = new TripPage(page);
  await trip.planned();
  return trip;
}
