import { z } from "zod";
import { type Answered, failed } from "../failure";
import { addressOf } from "../http/address";
import { askJson } from "../http/ask-json";
import type { Found, Provider } from "../provider";
import { type MatrixCell, type MatrixQuery, matrixCellSchema, matrixQuerySchema } from "../records/others";
import { foundIn } from "../records/read-rows";
import type { Access } from "../settings";

const TIMEOUT_MS = 20_000;

const answerSchema = z.looseObject({ sources_to_targets: z.array(z.array(z.unknown()).max(50)).max(50) });
const cellSchema = z.looseObject({
  from_index: z.number(),
  to_index: z.number(),
  time: z.number().nullish(),
  distance: z.number().nullish(),
});

/** Valhalla: times and distances by road or on foot. https://valhalla.github.io/valhalla/api/matrix/api-reference/ */
export function valhalla({ baseUrl }: Access): Provider<MatrixQuery, MatrixCell> {
  const title = "Valhalla";

  async function search({ mode, from, to }: MatrixQuery): Promise<Answered<Found<MatrixCell>>> {
    const point = ({ latitude, longitude }: MatrixQuery["from"][number]) => ({ lat: latitude, lon: longitude });
    const body = { sources: from.map(point), targets: to.map(point), costing: mode, units: "kilometers" };
    const answer = await askJson({
      title,
      url: addressOf(baseUrl, "/sources_to_targets"),
      body,
      timeoutMs: TIMEOUT_MS,
    });
    if (!answer.ok) return answer;
    const read = answerSchema.safeParse(answer.value);
    const cells = read.data?.sources_to_targets.flat() ?? [];
    if (!read.success || cells.length !== from.length * to.length)
      return failed("unknown shape", `${title} sends a table in another form than it documents.`);
    return foundIn(title, matrixCellSchema, cells.map(rowOf));
  }

  return {
    name: "valhalla",
    title,
    tool: "routing",
    query: matrixQuerySchema,
    record: matrixCellSchema,
    attribution: { text: "© OpenStreetMap contributors", url: "https://www.openstreetmap.org/copyright" },
    terms: () => ({ class: "keep" }),
    idOf: ({ from, to }) => `${from}-${to}`,
    example: () => ({
      mode: "pedestrian",
      from: [{ latitude: 43.7384, longitude: 7.4246 }],
      to: [
        { latitude: 43.7311, longitude: 7.4198 },
        { latitude: 43.7396, longitude: 7.4276 },
      ],
    }),
    search,
  };
}

function rowOf(cell: unknown) {
  const read = cellSchema.safeParse(cell);
  if (!read.success) return { reason: "unknown shape" as const };
  const { from_index, to_index, time, distance } = read.data;
  return { row: { from: from_index, to: to_index, seconds: time ?? null, km: distance ?? null }, currency: null };
}
