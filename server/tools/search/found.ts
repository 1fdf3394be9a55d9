import { z } from "zod";
import { ok, type Result } from "@/server/trip";
import type { Found } from "../define-tool";
import type { Row } from "../tool";

/** The schema of an answer whose rows have these columns. */
export function foundSchema(row: z.ZodType<Row>): z.ZodType<Found> {
  return z.object({ summary: z.string(), rows: z.array(row) });
}

/** "Restaurants in Austin", or "There is no restaurant in Austin". */
export function found(rows: readonly Row[], plural: string, singular: string, where: string): Result<Found> {
  const summary = rows.length === 0 ? `There is no ${singular} ${where}` : `${plural} ${where}`;
  return ok({ summary, rows });
}
