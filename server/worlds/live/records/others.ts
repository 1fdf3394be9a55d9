import { z } from "zod";
import { localDateSchema } from "@/server/trip";
import { instantSchema, nameSchema, pointSchema, positionSchema, textSchema } from "./common";

/** Places by name, the nearest first. */
export const placeQuerySchema = z.object({ text: nameSchema, near: pointSchema.nullable() });
export type PlaceQuery = z.infer<typeof placeQuerySchema>;

export const placeSchema = z.object({
  /** "N123": its id in OpenStreetMap. */
  id: nameSchema,
  name: nameSchema,
  /** "restaurant"; as the provider has it. */
  kind: nameSchema,
  city: nameSchema.nullable(),
  /** By two letters. */
  country: nameSchema.nullable(),
  coordinates: positionSchema,
});
export type FoundPlace = z.infer<typeof placeSchema>;

const pointsSchema = z.array(pointSchema).min(1).max(50);

/** Times between all of some places and all of others. */
export const matrixQuerySchema = z.object({
  mode: z.enum(["pedestrian", "auto"]),
  from: pointsSchema,
  to: pointsSchema,
});
export type MatrixQuery = z.infer<typeof matrixQuerySchema>;

export const matrixCellSchema = z.object({
  /** Rows of the question's lists. */
  from: z.number().int().min(0).max(49),
  to: z.number().int().min(0).max(49),
  /** Null: there is no way. */
  seconds: z.number().min(0).max(1e7).nullable(),
  km: z.number().min(0).max(50_000).nullable(),
});
export type MatrixCell = z.infer<typeof matrixCellSchema>;

/** Journeys by public transport that leave after an instant. */
export const transitQuerySchema = z.object({ from: pointSchema, to: pointSchema, leaveAfter: instantSchema });
export type TransitQuery = z.infer<typeof transitQuerySchema>;

const transitLegSchema = z.object({
  /** "TRAM", "WALK"; as the provider has it. */
  mode: nameSchema,
  /** Null: on foot, or a line without a name. */
  line: nameSchema.nullable(),
  from: nameSchema,
  to: nameSchema,
  departure: instantSchema,
  arrival: instantSchema,
});
export const journeySchema = z.object({
  departure: instantSchema,
  arrival: instantSchema,
  seconds: z.number().int().min(0).max(1e6),
  changes: z.number().int().min(0).max(20),
  legs: z.array(transitLegSchema).min(1).max(40),
});
export type LiveJourney = z.infer<typeof journeySchema>;

export const weatherQuerySchema = z.object({ at: pointSchema, from: localDateSchema, to: localDateSchema });
export type WeatherQuery = z.infer<typeof weatherQuerySchema>;

export const dayWeatherSchema = z.object({
  date: localDateSchema,
  highC: z.number().min(-100).max(70),
  lowC: z.number().min(-100).max(70),
  rainMm: z.number().min(0).max(5_000),
});
export type DayWeather = z.infer<typeof dayWeatherSchema>;

export const webQuerySchema = z.object({ text: nameSchema });
export type WebQuery = z.infer<typeof webQuerySchema>;

export const webPageSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  title: nameSchema,
  excerpt: textSchema,
});
export type WebPage = z.infer<typeof webPageSchema>;
