import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
  SIMULATORS,
  type SimulatedTraveler,
  type SimulatedTrip,
  simulateTrip,
} from "../../server/elicitation/simulator";
import { generatePersonas, type Persona } from "../../server/personas";
import { plan } from "../../server/planner";
import { verifyItinerary } from "../../server/scoring";
import { addDays, type EntryKey, type Itinerary, requestSchema, type TripRequest, usd } from "../../server/trip";
import { type ChatView, chatViewSchema, type OpenQuestion, tripViewSchema } from "../../server/views";
import { openWorld, type World } from "../../server/worlds";
import { copyPreparedSample } from "../../server/worlds/testing/prepared-sample";
import { TRIP_START } from "../../server/worlds/testing/trip-start";
import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { callProcedure } from "../procedures";

const SEED = 4;
const QUESTIONS = 8;
/** The day from which their trips are dated, a fortnight later or more: always the same part of the year, and never past. */
const SPEAKS_ON = addDays(TRIP_START, -14);
/** Travelers who can pay for a trip: what happens when nothing is cheap enough is told by other tests. */
const PERSONAS = generatePersonas("evaluation", SEED, 60)
  .filter(({ entries }) => Number(entries["persona.budget"]) >= 4_000)
  .slice(0, 6);

let world: World;
const folder = mkdtempSync(join(tmpdir(), "dragoman-"));
test.beforeAll(async () => {
  // The same seed gives the world of the server that is tested.
  await copyPreparedSample(folder);
  const opened = openWorld("sample", folder);
  if (!opened.ok) throw new Error(opened.problem.message);
  world = opened.value;
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const chatOf = async (page: Page, id: string) => chatViewSchema.parse(await callProcedure(page, "chat.get", { id }));

/** The traveler's own words for an entry; of the trip itself, where it was asked again, the fact. */
function answerOf(question: OpenQuestion, traveler: SimulatedTraveler, trip: SimulatedTrip): string {
  if (question.about === "entry") return traveler.answer(question.question);
  if (question.question.field === "origin") return trip.origin;
  if (question.question.field === "destinations") return trip.destinations.join(", ");
  const [option] = question.question.options;
  if (option === undefined) throw new Error(`"${question.question.text}" offers no answer.`);
  return option.label;
}

/** What becomes a demand when it is said. */
function demandsOf({ entries }: Persona) {
  return {
    budget: usd(Number(entries["persona.budget"])),
    roomType: entries["hotel.preferredRoomType"] === "entire home" ? "entire room" : null,
    houseRule: [
      ...(entries["persona.travelWithPets"] === true ? ["pets"] : []),
      ...(entries["persona.travelWithChild"] === true ? ["children under 10"] : []),
    ],
  };
}

/** The traveler's trip: the first one drawn for which the world's records have a way. */
function tripOf(persona: Persona): SimulatedTrip {
  for (let seed = SEED; seed < SEED + 50; seed++) {
    const trip = simulateTrip(persona, { world, today: SPEAKS_ON, seed });
    const [city] = trip.destinations;
    if (trip.destinations.length > 1 || city === undefined) continue;
    const request = requestSchema.parse({
      origin: trip.origin,
      destination: { kind: "cities", cities: [{ name: city }] },
      returnTo: trip.origin,
      dates: { kind: "fixed", start: trip.startDate, days: trip.days },
      people: trip.people,
      demands: demandsOf(persona),
    });
    if (plan(request, world, { objective: "cost" }).status === "plan") return trip;
  }
  throw new Error("No trip of this traveler can be planned.");
}

/** Has a traveler of the simulator answer in the browser until nothing more is asked; gives what is known then. */
async function converse(page: Page, id: string, traveler: SimulatedTraveler, trip: SimulatedTrip): Promise<ChatView> {
  for (let asked = 0; asked < QUESTIONS; asked++) {
    const { question, messages } = await chatOf(page, id);
    if (question === null) break;
    await say(page, id, answerOf(question, traveler, trip), messages.length);
  }
  const { request, messages } = await chatOf(page, id);
  // Like a person who looks at the card before planning: a party that was misread is put right in words.
  if (request?.people !== trip.people) await say(page, id, partyOf(trip.people), messages.length);
  return chatOf(page, id);
}

const partyOf = (people: number) =>
  people === 1 ? "It's only me, one traveler." : `We are ${people} travelers in all.`;

/** Sends a message to a conversation of so many messages, and waits for the reply. */
async function say(page: Page, id: string, text: string, before: number) {
  const box = page.getByRole("textbox", { name: "Your message" });
  await box.fill(text);
  await box.press("Enter");
  await expect
    .poll(async () => {
      const now = await chatOf(page, id);
      return !now.isReplying && now.messages.length >= before + 2;
    })
    .toBe(true);
}

/** How many stops miss what the persona really wants of these entries, by the verifier. */
function missedStops(
  persona: Persona,
  entries: readonly EntryKey[],
  request: TripRequest,
  itinerary: Itinerary,
): number {
  const preferences = entries.map((entry) => ({
    entry,
    value: persona.entries[entry],
    weight: 1,
    strength: "want" as const,
  }));
  const checks = verifyItinerary({ ...request, preferences }, itinerary, world);
  const wished = checks.filter(({ name }) => entries.some((entry) => entry === name));
  return wished.reduce((sum, { kept, stops }) => sum + (kept === false ? Math.max(1, stops.length) : 0), 0);
}

for (const [index, persona] of PERSONAS.entries()) {
  test(`hidden wishes are found out and the itinerary shows them (traveler ${index + 1} of 6)`, async ({ page }) => {
    const trip = tripOf(persona);
    const simulator = index % 2 === 0 ? "main" : "second";
    const traveler = SIMULATORS[simulator](persona, trip, { seed: SEED + index, vague: 0.15, misunderstand: 0.03 });

    const start = new StartPage(page);
    await start.open();
    await start.type(traveler.opening());
    await page.getByRole("button", { name: "Chat about it" }).click();
    await page.waitForURL(/\/chat\//);
    const id = page.url().split("/").at(-1) ?? "";
    const { known } = await converse(page, id, traveler, trip);
    await page.getByRole("button", { name: "Plan", exact: true }).click();
    await new TripPage(page).planned();

    const said = known.filter(({ state }) => state === "said");
    const right = said.filter(({ entry, value }) => String(value) === String(persona.entries[entry]));
    expect(right.length / said.length).toBeGreaterThanOrEqual(0.75);
    const critical = persona.critical.filter((entry) => right.some((one) => one.entry === entry));
    // One traveler may be unlucky; how many are found on average is what `bench elicitation` measures.
    expect(critical.length).toBeGreaterThanOrEqual(3);

    const { plan: version } = tripViewSchema.parse(await callProcedure(page, "trips.get", { id }));
    if (version === null) throw new Error("There is no plan.");
    const { request, itinerary } = version;
    expect(itinerary.cost.total.amountMinor).toBeLessThanOrEqual(Number(persona.entries["persona.budget"]) * 100);
    expect(request.people).toBe(trip.people);
    const without = plan({ ...request, preferences: [] }, world, { objective: "preferences" });
    if (without.status !== "plan") throw new Error("There is no plan without the wishes.");
    const missed = missedStops(persona, critical, request, itinerary);
    const missedWithout = missedStops(persona, critical, request, without.itinerary);
    expect(missed).toBeLessThanOrEqual(missedWithout);
  });
}
