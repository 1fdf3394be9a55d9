import { z } from "zod";
import type { ToolAnswer } from "@/server/tools";

const foundSchema = z.object({
  rows: z.array(z.record(z.string().max(60), z.union([z.string(), z.number(), z.null()]))).max(100),
});

/** What a search found in as few words as there are: a name and a price on each line. What went wrong is said as always. */
export function briefly({ ok, output, observation, empty }: ToolAnswer): string {
  const found = foundSchema.safeParse(output);
  if (!ok || empty || !found.success) return observation;
  const line = (row: z.infer<typeof foundSchema>["rows"][number]) => {
    const price = row.Price ?? row["Average Cost"];
    return `${row["Flight Number"] ?? row.Name}${price === undefined || price === null ? "" : ` $${price}`}`;
  };
  return found.data.rows.map(line).join("\n");
}
