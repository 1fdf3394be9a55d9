import { customType } from "drizzle-orm/pg-core";
import { z } from "zod";
import { ProblemError } from "@/server/trip";

/** A jsonb column that is checked by a schema as it is read: what another version wrote is refused here, and met nowhere as a wrong type. */
export function checkedJson<S extends z.ZodType>(name: string, schema: S) {
  return customType<{ data: z.output<S>; driverData: unknown }>({
    dataType: () => "jsonb",
    toDriver: (value) => JSON.stringify(value),
    fromDriver(stored) {
      const read = schema.safeParse(typeof stored === "string" ? JSON.parse(stored) : stored);
      if (read.success) return read.data;
      const message = `The column ${name} has what another version of Dragoman wrote: ${z.prettifyError(read.error)}. Use that version, or delete the row.`;
      throw new ProblemError({ code: "unavailable", message });
    },
  })(name);
}
