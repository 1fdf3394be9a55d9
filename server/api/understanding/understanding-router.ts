import { z } from "zod";
import { factsOf, proposalsForText } from "@/server/conversation";
import { type LocalDate, type Question, type Reading, saidSchema, travelerTextSchema, withEdits } from "@/server/trip";
import { placeWish, toReading } from "@/server/understanding";
import { chosenWorldSchema } from "@/server/views";
import { todayIn } from "@/server/worlds";
import { cheapestPlanIn } from "../planning/cheapest-plan";
import { anyoneRateLimited, router } from "../procedures";
import { worldForTravelers } from "../traveler-world";
import { readWords } from "./read-words";

/** Only what the traveler edited by hand; a field that is present but undefined was taken away. */
const editedSchema = saidSchema.pick({ trip: true, constraints: true, entries: true }).partial();

const toReadSchema = z.object({ text: travelerTextSchema, said: editedSchema.optional(), ...chosenWorldSchema.shape });

/** Words with content that nothing was made of, at characters [from, to) of the text. */
export interface UnreadWords {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface ProposedPlace {
  readonly city: string;
  readonly state: string;
  /** "from $604, a 3 h 5 min flight, about 27 °C (80 °F) in March". */
  readonly facts: string;
}

/** Where to go comes last where it is left open: what is proposed depends on the rest. */
function inOrder(questions: readonly Question[], text: string): Question[] {
  if (placeWish(text, false) === null) return [...questions];
  const isWhere = ({ field }: Question) => field === "destinations";
  return [...questions.filter((question) => !isWhere(question)), ...questions.filter(isWhere)];
}

export const understandingRouter = router({
  /** What the text says, with hand-made edits in place of what was read, and what must still be asked. Stores nothing. */
  read: anyoneRateLimited
    .input(toReadSchema)
    .query(async ({ ctx, input }): Promise<Reading & { today: LocalDate; unread: UnreadWords[] }> => {
      const world = await worldForTravelers(input.world);
      const today = todayIn(world.describe());
      const { said, unread } = await readWords({ text: input.text, asked: null, today }, world, ctx);
      const reading = toReading(withEdits(said, input.said ?? {}), world, today);
      return { ...reading, questions: inOrder(reading.questions, input.text), today, unread: [...unread] };
    }),

  /** Destinations for words that leave open where to go, with facts in words; null: they do not, or leave open more than that. Stores nothing. */
  propose: anyoneRateLimited
    .input(toReadSchema)
    .query(async ({ input }): Promise<{ places: ProposedPlace[] } | null> => {
      const world = await worldForTravelers(input.world);
      const today = todayIn(world.describe());
      const words = { text: input.text, edits: input.said };
      const proposals = await proposalsForText(words, { world, today }, { cheapestPlan: cheapestPlanIn(world) });
      if (proposals === null) return null;
      const places = proposals.places.map((place) => ({
        city: place.city.name,
        state: place.city.state,
        facts: factsOf(place),
      }));
      return { places };
    }),
});
