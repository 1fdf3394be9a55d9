import { z } from "zod";
import { type Answered, answered } from "../failure";
import type { Found, Provider, Terms } from "../provider";

const querySchema = z.object({ city: z.string(), nights: z.number().int() });
const recordSchema = z.object({ id: z.string(), price: z.number() });
type Query = z.infer<typeof querySchema>;
type Row = z.infer<typeof recordSchema>;

export interface FakeProvider extends Provider<Query, Row> {
  /** Questions so far. */
  readonly asked: readonly Query[];
}

export function found(price: number, given: Partial<Found<Row>> = {}): Answered<Found<Row>> {
  return answered({ records: [{ id: "1", price }], currency: "EUR", validUntil: null, leftOut: {}, ...given });
}

/** A provider that answers by `answer`, which gets the number of the question from 0. */
export function fakeProvider(
  answer: (count: number) => Answered<Found<Row>> | Promise<Answered<Found<Row>>>,
  terms: Terms = { class: "keep" },
): FakeProvider {
  const asked: Query[] = [];
  return {
    ...{ name: "fake", title: "Fake", tool: "stays", attribution: null, asked },
    query: querySchema,
    record: recordSchema,
    terms: () => terms,
    idOf: ({ id }) => id,
    example: () => ({ city: "Monaco", nights: 2 }),
    async search(query) {
      asked.push(query);
      return answer(asked.length - 1);
    },
  };
}
