import { z } from "zod";
import { entryKeySchema } from "@/server/trip";

const textSchema = z.string().min(1).max(200);
const textsSchema = z.array(textSchema).min(1).max(12);

/** What one person would type: answers to each question, and the parts of a first message. */
export const writerSchema = z.strictObject({
  /** Who this is and how they type. */
  manner: z.string().max(400),
  entries: z.partialRecord(
    entryKeySchema,
    z.strictObject({
      /** About the entry, but settling nothing. */
      vague: textsSchema,
      /** By value. `asked`: answers to the entry's question. `unasked`: the wish in a message nobody asked for; not for facts and values that nobody volunteers. */
      values: z.record(z.string().max(40), z.strictObject({ asked: textsSchema, unasked: textsSchema.optional() })),
    }),
  ),
  /** Added to an answer: that it matters a lot, or little. */
  matters: textsSchema,
  minor: textsSchema,
  /** Declines to say something personal. */
  private: textsSchema,
  /** To words of the agent that ask for nothing. */
  reactions: textsSchema,
  opening: z.strictObject({
    greetings: z.array(textSchema).max(12),
    /** With {origin}, {places}, {days} and {start}. */
    trip: textsSchema,
    alone: textsSchema,
    /** With {n}, children included. */
    together: textsSchema,
    withChild: textsSchema,
    withPet: textsSchema,
    /** By value of `persona.travelStyle`. */
    style: z.record(z.string().max(40), textsSchema),
  }),
});
export type Writer = z.infer<typeof writerSchema>;
/** What a writer has for one value of an entry. */
export type WordsForValue = NonNullable<Writer["entries"][keyof Writer["entries"]]>["values"][string];
