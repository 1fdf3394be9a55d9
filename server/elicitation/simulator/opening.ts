import type { Persona } from "@/server/personas";
import { type EntryKey, listed, NO_PREFERENCE } from "@/server/trip";
import type { Draws } from "../draws";
import { chance, pick } from "./pick";
import type { SimulatedTrip } from "./traveler";
import { joined, wordsFor } from "./words";
import type { Writer } from "./writer";

/** The first words, and which entries they state. */
export interface Opening {
  readonly text: string;
  readonly states: readonly EntryKey[];
}

/** How many critical entries the opening states in all, and among how many of the most important they are chosen. */
const STATED = 2;
const AMONG = 5;
const GREETS = 0.5;

/**
 * Trip, party, style of travel and at most two critical entries: two, unless the traveler has fewer wishes. Age, job, education and marital
 * status are never told (APEC-Travel, A.3, rule 3).
 */
export function openingOf(draws: Draws, writer: Writer, persona: Persona, trip: SimulatedTrip): Opening {
  const { opening } = writer;
  const { entries } = persona;
  const party = (["persona.travelWithChild", "persona.travelWithPets"] as const).filter((entry) => entries[entry]);
  const wishes = wishesToState(draws, persona, party);
  const text = joined([
    opening.greetings.length > 0 && chance(draws, GREETS) ? pick(draws, opening.greetings) : "",
    tripWords(draws, opening.trip, trip),
    partyWords(draws, opening, entries["persona.travelWithChild"] === true, trip.people),
    entries["persona.travelWithPets"] === true ? pick(draws, opening.withPet) : "",
    pick(draws, opening.style[String(entries["persona.travelStyle"])] ?? [""]),
    ...wishes.map((entry) => wordsFor(draws, writer, entry, entries[entry], "unasked")),
  ]);
  return { text, states: [...party, ...wishes] };
}

/** Critical entries that the traveler has a wish about, beyond those that the party tells: among the most important ones. */
function wishesToState(draws: Draws, persona: Persona, told: readonly EntryKey[]): EntryKey[] {
  const already = told.filter((entry) => persona.critical.includes(entry)).length;
  const wishes = persona.critical.filter((entry) => {
    const value = persona.entries[entry];
    return !told.includes(entry) && value !== NO_PREFERENCE && value !== false;
  });
  const left = wishes.slice(0, AMONG);
  const chosen: EntryKey[] = [];
  while (chosen.length < STATED - already && left.length > 0) {
    const entry = pick(draws, left);
    left.splice(left.indexOf(entry), 1);
    chosen.push(entry);
  }
  return chosen;
}

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six"];

function partyWords(draws: Draws, opening: Writer["opening"], withChild: boolean, people: number): string {
  if (people === 1) return pick(draws, opening.alone);
  const words = withChild ? opening.withChild : opening.together;
  return pick(draws, words).replace("{n}", NUMBERS[people] ?? String(people));
}

function tripWords(draws: Draws, words: readonly string[], trip: SimulatedTrip): string {
  return pick(draws, words)
    .replace("{origin}", trip.origin)
    .replace("{places}", listed(trip.destinations))
    .replace("{days}", String(trip.days))
    .replace("{start}", dayName(trip.startDate));
}

/** "March 4, 2027". */
function dayName(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
