import { z } from "zod";
import { addDays } from "@/server/trip";
import { type Answered, failed } from "../failure";
import { addressOf } from "../http/address";
import { askJson } from "../http/ask-json";
import type { Found, Provider } from "../provider";
import { type DayWeather, dayWeatherSchema, type WeatherQuery, weatherQuerySchema } from "../records/others";
import { foundIn } from "../records/read-rows";
import type { Access } from "../settings";

const TIMEOUT_MS = 8_000;

const values = z.array(z.number().nullable()).max(400);
const answerSchema = z.looseObject({
  // Other units would be other numbers.
  daily_units: z.looseObject({
    temperature_2m_max: z.literal("°C"),
    temperature_2m_min: z.literal("°C"),
    precipitation_sum: z.literal("mm"),
  }),
  daily: z.looseObject({
    time: z.array(z.string()).max(400),
    temperature_2m_max: values,
    temperature_2m_min: values,
    precipitation_sum: values,
  }),
});

/** Open-Meteo: the forecast of the coming 16 days. https://open-meteo.com/en/docs */
export function openMeteo({ baseUrl }: Access): Provider<WeatherQuery, DayWeather> {
  const title = "Open-Meteo";

  async function search({ at, from, to }: WeatherQuery): Promise<Answered<Found<DayWeather>>> {
    const url = addressOf(baseUrl, "/v1/forecast", {
      latitude: at.latitude,
      longitude: at.longitude,
      daily: "temperature_2m_max,temperature_2m_min,precipitation_sum",
      timezone: "auto",
      start_date: from,
      end_date: to,
    });
    const answer = await askJson({ title, url, timeoutMs: TIMEOUT_MS });
    if (!answer.ok) return answer;
    const read = answerSchema.safeParse(answer.value);
    if (!read.success) return failed("unknown shape", `${title} sends a forecast in another form than it documents.`);
    const { time, temperature_2m_max, temperature_2m_min, precipitation_sum } = read.data.daily;
    const rows = time.map((date, day) => ({
      row: { date, highC: temperature_2m_max[day], lowC: temperature_2m_min[day], rainMm: precipitation_sum[day] },
      currency: null,
    }));
    return foundIn(title, dayWeatherSchema, rows);
  }

  return {
    name: "open-meteo",
    title,
    tool: "weather",
    query: weatherQuerySchema,
    record: dayWeatherSchema,
    attribution: { text: "Weather: Open-Meteo.com (CC BY 4.0)", url: "https://open-meteo.com" },
    terms: () => ({ class: "keep" }),
    idOf: ({ date }) => date,
    example: (day) => ({ at: { latitude: 43.7384, longitude: 7.4246 }, from: day, to: addDays(day, 2) }),
    search,
  };
}
