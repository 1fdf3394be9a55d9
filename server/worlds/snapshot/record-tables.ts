import { z } from "zod";
import { localDateSchema, localTimeSchema, scheduledModeSchema } from "@/server/trip";
import type { Hours } from "../hours";
import { legOpenDataSchema, priceRangeSchema } from "../legs/leg-open-data";
import type {
  Attraction,
  AttractionDetails,
  City,
  FlightDetails,
  Lodging,
  LodgingDetails,
  OpenData,
  Restaurant,
  RestaurantDetails,
  Road,
} from "../records";
import type { LocalTravelTime, TimetableLeg } from "../world-tables";

/**
 * How a column is stored: `text` as UTF-8, `label` as a dictionary of texts, `integer` in 32 bits, `decimal` in 64,
 * `json` as a dictionary of JSON texts (attributes that are read whole and never searched). Labels are never null.
 */
export type Encoding = "text" | "label" | "integer" | "decimal" | "flag" | "json";

/** One table of a snapshot: the schema of its rows and the encoding of each column. */
export interface RecordTable<Row> {
  readonly name: string;
  readonly rows: z.ZodType<readonly Row[]>;
  readonly columns: { readonly [Column in keyof Row]: Encoding };
  /** Columns that a file has only where a row says something in them. */
  readonly optional?: readonly (keyof Row)[];
}

const texts = z.array(z.string());
const weekdays = z.array(z.int().min(0).max(6));
const minutes = z.int32().min(0);
const priceMinor = z.int32().min(0);
const rating = z.number().min(0).max(5);
const coordinates = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
const intervals = z.array(z.tuple([minutes, minutes]));
const hours = z.object({
  week: z.array(intervals).length(7),
  except: z.record(localDateSchema, intervals).optional(),
}) satisfies z.ZodType<Hours>;

const openData = z.object({
  dataset: z.string(),
  id: z.string(),
  asOf: localDateSchema.nullable(),
  otherNames: z.array(z.object({ language: z.string().nullable(), name: z.string() })).optional(),
  website: z.string(),
  hoursText: z.string().nullable(),
  wheelchair: z.enum(["yes", "limited", "no"]).nullable(),
  priceRange: priceRangeSchema.nullable(),
  estimatesMinutes: z.boolean(),
}) satisfies z.ZodType<OpenData>;

const city = z.object({
  name: z.string(),
  state: z.string(),
  coordinates: coordinates.nullable(),
  zone: z.string().nullable(),
  airports: texts,
  otherNames: texts.nullish(),
}) satisfies z.ZodType<City>;

const flightDetails = z.object({
  airline: z.string(),
  cabin: z.enum(["economy", "coach", "business"]),
  refundable: z.boolean(),
  meals: texts,
  changePolicy: z.enum(["free changes", "change for a fee"]),
  entertainment: z.enum(["free Wi-Fi", "paid Wi-Fi"]).nullable(),
  aircraft: z.enum(["boeing", "airbus"]),
  disabilityAccess: z.boolean(),
  insuranceOffered: z.boolean(),
}) satisfies z.ZodType<FlightDetails>;

const timetableLeg = z.object({
  id: z.string(),
  mode: scheduledModeSchema,
  number: z.string(),
  origin: z.string(),
  destination: z.string(),
  weekdays,
  departureTime: localTimeSchema,
  arrivalTime: localTimeSchema,
  arrivalDayOffset: z.int32(),
  durationMinutes: minutes,
  distanceKm: z.number().min(0).nullable(),
  priceMinor,
  details: flightDetails.nullable(),
  openData: legOpenDataSchema.nullish().transform((known) => known ?? undefined),
}) satisfies z.ZodType<TimetableLeg>;

const road = z.object({
  origin: z.string(),
  destination: z.string(),
  minutes: minutes.nullable(),
  km: z.number().min(0).nullable(),
  durationText: z.string(),
  distanceText: z.string(),
  estimate: z
    .object({ selfDriving: priceRangeSchema, taxi: priceRangeSchema })
    .nullish()
    .transform((known) => known ?? undefined),
}) satisfies z.ZodType<Road>;

const contact = { address: z.string(), phone: z.string() };

const lodgingDetails = z.object({
  ...contact,
  brand: z.string().nullable(),
  proximity: texts,
  amenities: texts,
  services: texts,
  cancellation: z.enum(["Flexible", "Moderate", "Strict"]),
  roomFeatures: texts,
  bathroomFeatures: texts,
  quietHours: z.boolean(),
  disabilityAccess: z.boolean(),
}) satisfies z.ZodType<LodgingDetails>;

const lodging = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  roomType: z.string(),
  priceMinor,
  minimumNights: z.int32().min(0),
  maximumOccupancy: z.int32().min(1),
  rating,
  houseRules: z.string(),
  coordinates: coordinates.nullable(),
  nameResolves: z.boolean(),
  details: lodgingDetails.nullable(),
  openData: openData.nullish().transform((known) => known ?? undefined),
}) satisfies z.ZodType<Lodging>;

const restaurantDetails = z.object({
  ...contact,
  diningStyles: texts,
  seating: texts,
  payment: texts,
  reservations: z.boolean(),
  parking: texts,
  petFriendly: z.boolean(),
  smoking: z.boolean(),
  liveMusic: z.boolean(),
  disabilityAccess: z.boolean(),
}) satisfies z.ZodType<RestaurantDetails>;

const restaurant = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  cuisines: z.string(),
  priceMinor,
  rating,
  coordinates: coordinates.nullable(),
  hours: hours.nullable(),
  nameResolves: z.boolean(),
  details: restaurantDetails.nullable(),
  openData: openData.nullish().transform((known) => known ?? undefined),
}) satisfies z.ZodType<Restaurant>;

const attractionDetails = z.object({
  types: texts,
  durationMinutes: minutes,
  popularity: z.enum(["Low", "Medium", "High"]),
  rating,
  guidedTours: z.boolean(),
  specialEvents: texts,
  amenities: texts,
  disabilityAccess: z.boolean(),
}) satisfies z.ZodType<AttractionDetails>;

const attraction = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  address: z.string(),
  phone: z.string(),
  website: z.string(),
  coordinates: coordinates.nullable(),
  priceMinor,
  hours: hours.nullable(),
  nameResolves: z.boolean(),
  details: attractionDetails.nullable(),
  openData: openData.nullish().transform((known) => known ?? undefined),
}) satisfies z.ZodType<Attraction>;

const localTravelTime = z.object({
  city: z.string(),
  fromId: z.string(),
  toId: z.string(),
  minutes,
}) satisfies z.ZodType<LocalTravelTime>;

export const citiesTable: RecordTable<City> = {
  name: "cities",
  rows: z.array(city),
  columns: {
    ...{ name: "text", state: "label", coordinates: "json", zone: "text", airports: "json" },
    otherNames: "json",
  },
  optional: ["otherNames"],
};

export const lodgingsTable: RecordTable<Lodging> = {
  name: "lodgings",
  rows: z.array(lodging),
  columns: {
    id: "text",
    name: "text",
    city: "label",
    roomType: "label",
    priceMinor: "integer",
    minimumNights: "integer",
    maximumOccupancy: "integer",
    rating: "decimal",
    houseRules: "label",
    coordinates: "json",
    nameResolves: "flag",
    details: "json",
    openData: "json",
  },
};

export const restaurantsTable: RecordTable<Restaurant> = {
  name: "restaurants",
  rows: z.array(restaurant),
  columns: {
    id: "text",
    name: "text",
    city: "label",
    cuisines: "label",
    priceMinor: "integer",
    rating: "decimal",
    coordinates: "json",
    hours: "json",
    nameResolves: "flag",
    details: "json",
    openData: "json",
  },
};

export const attractionsTable: RecordTable<Attraction> = {
  name: "attractions",
  rows: z.array(attraction),
  columns: {
    id: "text",
    name: "text",
    city: "label",
    address: "text",
    phone: "text",
    website: "text",
    coordinates: "json",
    priceMinor: "integer",
    hours: "json",
    nameResolves: "flag",
    details: "json",
    openData: "json",
  },
};

export const roadsTable: RecordTable<Road> = {
  name: "roads",
  rows: z.array(road),
  columns: {
    origin: "label",
    destination: "label",
    minutes: "integer",
    km: "decimal",
    durationText: "label",
    distanceText: "label",
    estimate: "json",
  },
  optional: ["estimate"],
};

export const localTravelTimesTable: RecordTable<LocalTravelTime> = {
  name: "local-travel-times",
  rows: z.array(localTravelTime),
  columns: { city: "label", fromId: "label", toId: "label", minutes: "integer" },
};

export const timetableTable: RecordTable<TimetableLeg> = {
  name: "timetable",
  rows: z.array(timetableLeg),
  columns: {
    id: "text",
    mode: "label",
    number: "text",
    origin: "label",
    destination: "label",
    weekdays: "json",
    departureTime: "label",
    arrivalTime: "label",
    arrivalDayOffset: "integer",
    durationMinutes: "integer",
    distanceKm: "decimal",
    priceMinor: "integer",
    details: "json",
    openData: "json",
  },
  optional: ["openData"],
};
