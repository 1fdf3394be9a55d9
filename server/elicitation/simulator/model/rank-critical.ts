import { z } from "zod";
import type { Persona } from "@/server/personas";
import { ASKABLE_ENTRIES, CRITICAL_ENTRIES, type EntryKey } from "@/server/trip";
import { entryOfField } from "@/server/views";
import { type ByModel, recordUnusable } from "../../by-model/by-model";
import { rankingPrompt } from "./prompts";

const rankingSchema = z.record(z.string().regex(/^\d+$/), z.string());

/**
 * The persona with the critical entries that a language model, role "traveler", ranks first (APEC-Travel, appendix A.2). A ranking of no use
 * is recorded and gives null, since nothing says what is critical then; with `by.fallback` the persona keeps its own.
 */
export async function withCriticalByModel(by: ByModel, persona: Persona): Promise<Persona | null> {
  const { value, events } = await by.models.object("traveler", rankingPrompt(persona), rankingSchema, {
    signal: by.signal,
  });
  for (const event of events) by.onEvent(event);
  const ranked = value.ok ? rankedFields(value.value) : [];
  if (ranked.length >= CRITICAL_ENTRIES) return { ...persona, critical: ranked.slice(0, CRITICAL_ENTRIES) };
  const why = `The model ranked ${ranked.length} of ${CRITICAL_ENTRIES} fields.`;
  recordUnusable(by, { part: "ranking", why, instead: "the ranking by rules" });
  return by.fallback ? persona : null;
}

function rankedFields(ranking: z.infer<typeof rankingSchema>): EntryKey[] {
  const fields = Object.entries(ranking)
    .sort(([a], [b]) => Number(a) - Number(b))
    .flatMap(([, field]) => entryOfField(field) ?? []);
  return [...new Set(fields)].filter((entry) => ASKABLE_ENTRIES.includes(entry));
}
