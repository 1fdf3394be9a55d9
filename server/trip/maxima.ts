import { z } from "zod";

/** The most that anyone may ask for: what is beyond it is a slip or an attack, and work grows with each of these. */

/** Days of a trip, a year and a day; the readers set no more either. */
export const MOST_DAYS = 366;
/** A day of a trip from 1, or a number of days. */
export const tripDaySchema = z.number().int().min(1).max(MOST_DAYS);
/** Days between the first and the last day of flexible dates. */
export const LONGEST_WINDOW = 731;
export const MOST_PEOPLE = 1_000;
export const MOST_CITIES = 50;
/** Locks, bookings and other pieces of a trip: several for each of its days. */
export const MOST_PIECES = 2_000;
/** Choices of a list: cuisines, house rules, values of an entry. */
export const MOST_CHOICES = 100;
/** Entries, wanted and unwanted. */
export const MOST_PREFERENCES = 200;
/** Characters of a name of a place, a record's id or a choice. */
export const LONGEST_NAME = 300;
/** Answers of providers that a trip is planned over; nobody pays for a runaway. */
export const MOST_OFFERED = 60;
/** Of a budget, in the currency's major unit. */
export const MOST_BUDGET = 1e12;
/** Of one booked price in the minor unit: for everyone and every night its sum still is an exact integer. */
export const MOST_PRICE_MINOR = 1e10;
/** Places in a list or a record of what happened: versions, events, pages. */
export const MOST_NUMBER = 1_000_000_000;
