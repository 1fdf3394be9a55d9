import type { Persona } from "@/server/personas";
import { addDays, type EntryKey, listed, NO_PREFERENCE } from "@/server/trip";
import type { Draws } from "../../draws";
import type { SimulatedTrip } from "../traveler";
import type { ChatStyle } from "./chat-style";
import { phraseValue } from "./phrase-value";
import { chance, pick } from "./pick";
import { ALONE_WORDS, STYLE_WORDS, TOGETHER_WORDS, WITH_CHILD_WORDS, WITH_PET_WORDS } from "./wording/opening-words";

/** The first words, and which entries they state. */
export interface Opening {
  readonly text: string;
  readonly states: readonly EntryKey[];
}

/** How many critical entries the opening states in all, and among how many of the most important they are chosen. */
const STATED = 2;
const AMONG = 5;

/**
 * Trip, party, style of travel and at most two critical entries: two, unless the traveller has fewer wishes. Age, job, education and marital status are never told
 * (APEC-Travel, A.3, rule 3).
 */
export function makeOpening(draws: Draws, persona: Persona, trip: SimulatedTrip, style: ChatStyle): Opening {
  const states: EntryKey[] = [];
  if (persona.entries["persona.travelWithChild"] === true) states.push("persona.travelWithChild");
  if (persona.entries["persona.travelWithPets"] === true) states.push("persona.travelWithPets");
  const party = partySentence(draws, persona, trip);
  const pets = states.includes("persona.travelWithPets") ? pick(draws, WITH_PET_WORDS) : "";
  const wishes = wishesToState(draws, persona, states);
  const parts = [
    style.greetings.length > 0 ? pick(draws, style.greetings) : "",
    tripSentence(draws, trip),
    party,
    pets,
    pick(draws, STYLE_WORDS[String(persona.entries["persona.travelStyle"])] ?? [""]),
    ...wishes.map((entry) => phraseValue(draws, entry, persona.entries[entry], "sentence", trip.people === 1)),
  ];
  return { text: style.write(parts.filter((part) => part !== "").join(" ")), states: [...states, ...wishes] };
}

/** Critical entries that the traveller has a wish about, beyond those that the party tells: among the most important ones. */
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

function partySentence(draws: Draws, persona: Persona, trip: SimulatedTrip): string {
  if (trip.people === 1) return pick(draws, ALONE_WORDS);
  const words = persona.entries["persona.travelWithChild"] === true ? WITH_CHILD_WORDS : TOGETHER_WORDS;
  return pick(draws, words).replace("{n}", NUMBERS[trip.people] ?? String(trip.people));
}

/** The itinerary as the paper's travellers give it ("Day 1, we will travel from X to Y"), or more freely. */
function tripSentence(draws: Draws, trip: SimulatedTrip): string {
  const start = dayName(trip.startDate);
  const subject = trip.people === 1 ? "I" : "we";
  const arrivals = trip.destinations.map((city, index) => ({ city, day: arrivalDay(trip, index) }));
  if (chance(draws, 0.5)) {
    const legs = [...arrivals, { city: trip.origin, day: trip.days }].map(({ city, day }, index, all) => {
      const from = index === 0 ? trip.origin : all[index - 1]?.city;
      return `Day ${day}, ${subject} will travel from ${from} to ${city}.`;
    });
    return [...legs, pick(draws, [`Day 1 is ${start}.`, `The trip starts on ${start}.`])].join(" ");
  }
  const places = listed(trip.destinations);
  return pick(draws, [
    `I'm planning a ${trip.days}-day trip from ${trip.origin} to ${places}, starting on ${start}.`,
    `I want to go from ${trip.origin} to ${places} for ${trip.days} days, leaving on ${start}.`,
    `I need a trip from ${trip.origin} to ${places}, from ${start} to ${dayName(addDays(trip.startDate, trip.days - 1))}.`,
  ]);
}

/** Days are shared out evenly; the first stays get what is left over. */
function arrivalDay(trip: SimulatedTrip, index: number): number {
  return 1 + Math.ceil((index * (trip.days - 1)) / trip.destinations.length);
}

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

/** "March 4, 2027". */
function dayName(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}
