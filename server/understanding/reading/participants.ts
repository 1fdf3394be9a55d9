import type { Said } from "@/server/trip";
import { type Part, part } from "./part";

export interface Participants {
  readonly people: number;
  readonly children: number;
  readonly pets: boolean;
}

/** Who travels: one person by default, two where several are spoken of without a number. */
export function readParticipants(said: Said): Part<Participants> {
  const { people, children = 0, pets = false } = said.trip;
  if (people === 0) {
    return part<Participants>(null, {
      objections: [{ field: "people", text: "A trip needs at least one person: say how many travel." }],
    });
  }
  if (people !== undefined && children > people) {
    return part<Participants>(null, {
      objections: [
        {
          field: "children",
          text: `${children} children are more than the ${people} people who travel, children included.`,
        },
      ],
    });
  }
  const isVague = said.unclear.includes("people");
  if (people === undefined && isVague && said.unclear.includes("children")) {
    return part<Participants>(null, {
      questions: [{ field: "people", text: "How many people travel, children included?", kind: "number", options: [] }],
    });
  }
  const atLeast = Math.max(isVague ? 2 : 1, children + 1);
  return part({ people: people ?? atLeast, children, pets }, { assumed: people === undefined ? ["people"] : [] });
}
