import {
  type Edits,
  type EntryKey,
  type EntryValue,
  entryLabelInSentence,
  type LocalDate,
  type Said,
  type TripRequest,
  withEdits,
  withoutDemand,
} from "@/server/trip";
import { valueWords } from "../../chat/words/entry-words";
import { CHIP_LABELS, type ChipKind, chipsOf } from "../../start/chips";
import { editsToward } from "../../start/restore";

/** What a request asks for as it would be said, every part by name, so that nothing of the trip's text shines through. */
export function saidOf(request: TripRequest): Said {
  const said = withEdits({ trip: {}, constraints: {}, entries: {}, unclear: [] }, editsToward(null, request));
  return { ...said, trip: { ...said.trip, people: request.people, returnHome: request.returnTo !== null } };
}

/** The same with edits of one part on top, as edits over the trip's text. */
export function editsFor(request: TripRequest, edits: Partial<Edits>): Edits {
  const { trip, constraints } = withEdits(saidOf(request), edits);
  return { trip, constraints, entries: {} };
}

/** Names in `assumed` that a part speaks for. */
const ASSUMED: Record<ChipKind, readonly string[]> = {
  from: ["origin"],
  to: ["destination", "returnTo", "cityCount"],
  dates: ["dates", "startDate", "start"],
  days: ["days"],
  people: ["people"],
  budget: [],
  lodging: ["roomType"],
  transport: [],
  cuisines: [],
  rules: [],
  times: [],
  places: [],
};

/** The request with one part taken from another reading of it; everything else, locks and booked items too, stays. */
export function withPartOf(request: TripRequest, read: TripRequest, kind: ChipKind): TripRequest {
  const said = ASSUMED[kind];
  const assumed = request.assumed.filter((field) => !said.includes(field.split(".").at(-1) ?? field));
  return { ...request, ...partOf(request, read, kind), assumed };
}

function partOf(request: TripRequest, read: TripRequest, kind: ChipKind): Partial<TripRequest> {
  const { demands } = request;
  switch (kind) {
    case "from":
      return { origin: read.origin, returnTo: read.returnTo };
    case "to":
      return { destination: read.destination, returnTo: read.returnTo };
    case "dates":
    case "days":
      return { dates: read.dates };
    case "people":
      return { people: read.people, children: read.children, pets: read.pets };
    case "budget":
      return { demands: { ...demands, budget: read.demands.budget } };
    case "lodging":
      return { demands: { ...demands, roomType: read.demands.roomType, rooms: read.demands.rooms } };
    case "transport":
      return { demands: { ...demands, transportation: read.demands.transportation } };
    case "cuisines":
      return { demands: { ...demands, cuisines: read.demands.cuisines } };
    case "rules":
      return { demands: { ...demands, houseRule: read.demands.houseRule } };
    case "places":
      return { ownPlaces: read.ownPlaces };
    case "times": {
      const { booked, locks } = withoutDemand(request, "appointments");
      const { arriveBy, leaveAfter } = read;
      return { arriveBy, leaveAfter, booked: [...booked, ...read.booked], locks: [...locks, ...read.locks] };
    }
  }
}

/** The request with one wish set, as the traveler's own; undefined: without it. */
export function withWish(request: TripRequest, entry: EntryKey, value: EntryValue | undefined): TripRequest {
  const others = request.preferences.filter((wish) => wish.entry !== entry);
  return {
    ...request,
    preferences: value === undefined ? others : [...others, { entry, value, weight: 1, strength: "want" }],
    assumed: request.assumed.filter((field) => field !== entry),
  };
}

/** A changed wish in words: "hotel rating: 4 stars or better", "no hotel rating". */
export function wishChangeWords(entry: EntryKey, value: EntryValue | undefined): string {
  const name = entryLabelInSentence(entry);
  return value === undefined ? `no ${name}` : `${name}: ${valueWords(entry, value)}`;
}

/** What is changed, in words: "budget $2,400", "no cuisines". */
export function changeWords(request: TripRequest, kind: ChipKind, today: LocalDate): string {
  const chip = chipsOf(saidOf(request), today).find((candidate) => candidate.kind === kind);
  const label = CHIP_LABELS[kind].toLowerCase();
  return chip === undefined ? `no ${label}` : `${label} ${chip.value}`;
}
