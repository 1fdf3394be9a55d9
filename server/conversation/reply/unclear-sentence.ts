import { entryKeySchema, topicOf } from "@/server/trip";
import { listed } from "./words";

const LABELS: Readonly<Record<string, string>> = {
  ...{ origin: "where you start", destinations: "where you go", region: "where you go", stops: "the route" },
  ...{ cityCount: "how many cities", startDate: "when it starts", endDate: "when it ends", window: "when you travel" },
  ...{
    days: "how long it is",
    people: "how many are traveling",
    children: "how many children come along",
    pets: "pets",
  },
  ...{ budget: "the budget", transportation: "how you travel", roomType: "the kind of room" },
  ...{ houseRule: "the house rules", cuisines: "the food", returnHome: "the way back" },
};

/** A field of the trip as a part of a sentence. */
export function fieldLabel(field: string): string {
  return LABELS[field] ?? "that";
}

/** What a message was too vague about, so that it is not lost in silence. */
export function unclearSentence(unclear: readonly string[]): string {
  const topics = unclear.map((field) => {
    const entry = entryKeySchema.safeParse(field).data;
    return entry === undefined ? fieldLabel(field) : topicOf(entry);
  });
  return `I didn't quite get what you want for ${listed([...new Set(topics)])}. Tell me more, or leave it to me.`;
}
