import { z } from "zod";
import { type Writer, writerSchema } from "../writer";

const writersSchema = z.record(z.string().max(40), writerSchema);
export type Writers = Readonly<Record<string, Writer>>;

/** Reads writers' files, by name, the first time that someone speaks. */
export function readWriters(contents: Readonly<Record<string, unknown>>): () => Writers {
  let read: Writers | undefined;
  return () => {
    read ??= writersSchema.parse(contents);
    return read;
  };
}
