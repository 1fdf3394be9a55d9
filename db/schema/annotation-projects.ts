import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  type DialogSource,
  type ItemContent,
  type ItemKey,
  type ProjectSettings,
  type ProjectStatus,
  projectStatusSchema,
  type Rubric,
} from "@/server/views";
import { users } from "./accounts";
import { episodes } from "./episodes";
import { oneOf } from "./one-of";

/** Batches of dialogs that people rate. A project's row is the lock under which its items are assigned. */
export const annotationProjects = pgTable(
  "annotation_projects",
  {
    id: uuid("id").primaryKey(),
    settings: jsonb("settings").$type<ProjectSettings>().notNull(),
    status: text("status").$type<ProjectStatus>().notNull().default("open"),
    openToAll: boolean("open_to_all").notNull(),
    /** How many raters there ever were: the next one's number is one more. */
    ratersEver: integer("raters_ever").notNull().default(0),
    createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [oneOf("annotation_projects_status", table.status, projectStatusSchema.options)],
);
export type AnnotationProjectRow = typeof annotationProjects.$inferSelect;

/** Every version of a project's rubric; the highest is in force. */
export const annotationRubrics = pgTable(
  "annotation_rubrics",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => annotationProjects.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    rubric: jsonb("rubric").$type<Rubric>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.version] })],
);

export const annotationItems = pgTable(
  "annotation_items",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => annotationProjects.id, { onDelete: "cascade" }),
    /** From 0, in the order in which items were added. */
    position: integer("position").notNull(),
    content: jsonb("content").$type<ItemContent>().notNull(),
    source: jsonb("source").$type<DialogSource[]>().notNull(),
    /** Of qualification items what they expect; null: an item of the batch. */
    key: jsonb("key").$type<ItemKey>(),
    /** Of an item made of a traveler's chat: the chat, which takes the item along when it is deleted. */
    chatId: uuid("chat_id").references(() => episodes.id, { onDelete: "cascade" }),
    /** Of a chat that may no longer be rated: it reaches no further rater. */
    undone: boolean("taken_back").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [
    unique("annotation_items_position").on(table.projectId, table.position),
    index("annotation_items_chat").on(table.chatId),
  ],
);
export type AnnotationItemRow = typeof annotationItems.$inferSelect;

/** Who rates in a project, under a pseudonym that outlives the account. */
export const annotationRaters = pgTable(
  "annotation_raters",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => annotationProjects.id, { onDelete: "cascade" }),
    /** Null once the account is deleted, and of those whose ratings were imported. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Tells a person whose ratings were imported from the others, and leads to nobody; null: has or had an account. */
    importKey: text("import_key"),
    /** R01, R02, …; of those whose ratings were imported A01, A02, … */
    pseudonym: text("pseudonym").notNull(),
    joinedAt: timestamp("joined_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
    removedAt: timestamp("removed_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [
    unique("annotation_raters_pseudonym").on(table.projectId, table.pseudonym),
    unique("annotation_raters_once").on(table.projectId, table.userId),
    unique("annotation_raters_import").on(table.projectId, table.importKey),
    index("annotation_raters_user").on(table.userId),
  ],
);
export type AnnotationRaterRow = typeof annotationRaters.$inferSelect;
