import type { City } from "./records";

/**
 * Usual daily highs in January and July, °F, by city and state: approximations of NOAA's climate normals of 1991–2020, not copied from
 * them, so good for "about". The months between follow a cosine, which is off by a few degrees where the ocean delays the summer.
 */
const HIGHS: Readonly<Record<string, Readonly<Record<string, readonly [january: number, july: number]>>>> = {
  Alaska: { Anchorage: [23, 66] },
  Arizona: { Phoenix: [68, 107], Tucson: [67, 100], Flagstaff: [43, 82] },
  California: {
    ...{ "Los Angeles": [68, 83], "San Francisco": [58, 66], "San Diego": [66, 75], Sacramento: [56, 93] },
    ...{ "San Jose": [60, 82], "Santa Barbara": [65, 74], Monterey: [60, 68], "Long Beach": [68, 82] },
    ...{ "Palm Springs": [71, 108] },
  },
  Colorado: {
    ...{ Denver: [45, 90], "Colorado Springs": [44, 86], Aspen: [34, 78], "Grand Junction": [39, 94] },
    ...{ Durango: [41, 86] },
  },
  "District of Columbia": { Washington: [45, 89] },
  Florida: {
    ...{ Miami: [76, 91], Orlando: [71, 92], Tampa: [71, 91], "St. Petersburg": [71, 91], Jacksonville: [66, 92] },
    ...{ "Fort Lauderdale": [76, 90], Sarasota: [72, 91], "Key West": [76, 90], Tallahassee: [64, 93] },
    ...{ Pensacola: [62, 91] },
  },
  Georgia: { Atlanta: [54, 90], Savannah: [61, 92] },
  Hawaii: { Honolulu: [80, 88] },
  Idaho: { Boise: [39, 92] },
  Illinois: { Chicago: [32, 84] },
  Indiana: { Indianapolis: [36, 85] },
  Louisiana: { "New Orleans": [63, 92] },
  Maine: { "Bar Harbor": [33, 76] },
  Maryland: { Baltimore: [43, 89] },
  Massachusetts: { Boston: [37, 82] },
  Michigan: { Detroit: [32, 83] },
  Minnesota: { Minneapolis: [24, 83] },
  Missouri: { "St. Louis": [40, 89], "Kansas City": [39, 89] },
  Montana: { Bozeman: [32, 83] },
  Nevada: { "Las Vegas": [58, 104], Reno: [46, 93] },
  "New Mexico": { Albuquerque: [48, 92], "Santa Fe": [44, 86] },
  "New York": {
    ...{ "New York": [40, 85], Buffalo: [32, 80], Rochester: [33, 81], Albany: [32, 83], Syracuse: [32, 82] },
  },
  "North Carolina": {
    ...{ Charlotte: [52, 90], Raleigh: [52, 90], Asheville: [48, 84], Wilmington: [57, 90], Greensboro: [49, 88] },
  },
  Ohio: { Cleveland: [35, 83], Columbus: [37, 85], Cincinnati: [40, 86] },
  Oregon: { Portland: [48, 82], Eugene: [48, 83] },
  Pennsylvania: { Philadelphia: [41, 87], Pittsburgh: [37, 83] },
  "Rhode Island": { Providence: [38, 83] },
  "South Carolina": { Charleston: [60, 91], "Myrtle Beach": [57, 88] },
  Tennessee: { Nashville: [49, 90], Memphis: [51, 91], Knoxville: [48, 88], Chattanooga: [51, 90] },
  Texas: {
    ...{ Dallas: [57, 96], Houston: [63, 94], Austin: [62, 96], "San Antonio": [63, 95], "El Paso": [58, 95] },
    ...{ "Corpus Christi": [67, 93] },
  },
  Utah: { "Salt Lake City": [38, 94] },
  Virginia: { Richmond: [48, 89] },
  Washington: {
    ...{ Seattle: [48, 78], Spokane: [35, 84], Bellingham: [44, 72], Yakima: [39, 90], "Walla Walla": [41, 90] },
  },
  Wisconsin: { Milwaukee: [30, 81] },
};
/** The hottest time of the year, in months: the second half of July. */
const PEAK = 7.2;

/** How warm a day in a month (1–12) usually gets in a city, °F, approximately; null where it is not known. */
export function usualHighF({ name, state }: Pick<City, "name" | "state">, month: number): number | null {
  const highs = HIGHS[state]?.[name];
  if (highs === undefined) return null;
  const [january, july] = highs;
  const season = Math.cos((2 * Math.PI * (month - PEAK)) / 12);
  return Math.round((january + july) / 2 + ((july - january) / 2) * season);
}
