import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { type PlaceKind, placeKindSchema } from "@/server/views";
import { oneOf } from "./one-of";

/** What people say is wrong with a world's places, for the operator. Who said it is not kept. */
export const placeReports = pgTable(
  "place_reports",
  {
    id: uuid("id").primaryKey(),
    world: text("world").notNull(),
    kind: text("kind").$type<PlaceKind>().notNull(),
    /** The record's id in that world, and its name then: worlds are imported again. */
    placeId: text("place_id").notNull(),
    placeName: text("place_name").notNull(),
    text: text("text").notNull(),
    reportedAt: timestamp("reported_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
    doneAt: timestamp("done_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [
    index("place_reports_open").on(table.doneAt, table.reportedAt),
    oneOf("place_reports_kind", table.kind, placeKindSchema.options),
  ],
);
export type PlaceReportRow = typeof placeReports.$inferSelect;
