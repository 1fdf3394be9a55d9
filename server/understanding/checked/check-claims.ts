import { isDeepStrictEqual } from "node:util";
import { type LocalDate, type Said, saidConstraintsSchema, saidTripSchema } from "@/server/trip";
import type { World } from "@/server/worlds";
import { toReading } from "../reading/to-reading";
import { CLAIMED_FIELDS, type ClaimedField, type ClaimedReading } from "./claimed-reading";
import { plain, plainlyHolds } from "./plain-text";
import { SUPPORT, type SupportContext } from "./supports";

/** A claim that was not believed, with why, in words. */
export interface RefusedClaim {
  readonly field: ClaimedField;
  readonly why: string;
}

export interface CheckedReading {
  /** What the parser read, with what was believed of the claims. */
  readonly said: Said;
  readonly believed: readonly ClaimedField[];
  readonly refused: readonly RefusedClaim[];
}

export interface ReadText {
  readonly text: string;
  readonly today: LocalDate;
  readonly world: World;
}

/**
 * Takes over what a model claims to have read where the parser read nothing: only values that words of the text can mean, quoted as
 * they stand there, that the parser does not contradict, and with which the trip is possible. Pure.
 */
export function checkClaims(claims: ClaimedReading, read: Said, about: ReadText): CheckedReading {
  const refused: RefusedClaim[] = [];
  const supported = filtered(claims, refused, (field) => lackOfSupport(field, claims, read, about));
  const parsed = withoutUnsureRoles(read, supported);
  const agreeing = filtered(supported, refused, (field) => contradiction(field, supported, parsed));
  const checked = withoutImpossible(agreeing, parsed, refused, about);
  if (parsed === read || checked.believed.includes("origin")) return checked;
  return checkClaims({ ...claims, origin: null }, read, about);
}

/** The claims to which nothing is objected; an objection without words drops a claim silently. */
function filtered(
  claims: ClaimedReading,
  refused: RefusedClaim[],
  objectionTo: (field: ClaimedField) => string | null,
): ClaimedReading {
  const kept: ClaimedReading = { ...claims };
  for (const field of CLAIMED_FIELDS) {
    if (!claims[field]) delete kept[field];
    const why = claims[field] ? objectionTo(field) : null;
    if (why === null) continue;
    delete kept[field];
    if (why !== "") refused.push({ field, why });
  }
  return kept;
}

function lackOfSupport(
  field: ClaimedField,
  claims: ClaimedReading,
  { trip }: Said,
  { text, today, world }: ReadText,
): string | null {
  const words = claims[field]?.words ?? "";
  if (!plainlyHolds(text, words)) return "the text does not hold the words that were quoted";
  const people = trip.people ?? claims.people?.value ?? null;
  const days = trip.days ?? claims.days?.value ?? null;
  return isSupported(field, claims, { world, today, people, days }) ? null : `"${words}" does not say it`;
}

function isSupported<F extends ClaimedField>(
  field: F,
  claims: Pick<ClaimedReading, F>,
  context: SupportContext,
): boolean {
  const claim: ClaimedReading[F] = claims[field];
  return claim !== undefined && claim !== null && SUPPORT[field](claim.words, claim.value, context);
}

/**
 * Where the parser found places but no start, it could not tell what each is to the trip: who can may say so, as long as no place that it
 * found is left out.
 */
function withoutUnsureRoles(parsed: Said, { origin, destinations, region }: ClaimedReading): Said {
  const { destinations: found, ...trip } = parsed.trip;
  if (found === undefined || trip.origin !== undefined || trip.stops !== undefined || !origin) return parsed;
  const claimed = plain(
    [origin, destinations, region].flatMap((claim) => (claim ? [claim.value, claim.words] : [])).join(" "),
  );
  if ((!destinations && !region) || !found.every((name) => claimed.includes(plain(name)))) return parsed;
  return { ...parsed, trip };
}

/** What the parser read against a claim; "" where it read the same. */
function contradiction(field: ClaimedField, claims: ClaimedReading, parsed: Said): string | null {
  const known = valueIn(parsed, field);
  const claimed = claims[field]?.value;
  if (known !== undefined && isDeepStrictEqual(known, claimed)) return "";
  if (known !== undefined && !isLonger(known, claimed)) return "the parser reads something else there";
  const { trip } = parsed;
  const elsewhere = "the parser reads that place in another part of the trip";
  if (field === "origin" && trip.destinations?.includes(claims.origin?.value ?? "")) return elsewhere;
  if (field === "destinations" && claims.destinations?.value.includes(trip.origin ?? "")) return elsewhere;
  const isOfRoute = field === "destinations" || field === "region";
  if (isOfRoute && (trip.stops ?? trip.region) !== undefined) return "the parser reads another destination";
  if (field === "region" && trip.destinations !== undefined) return "the parser reads another destination";
  if (field === "window" && trip.startDate !== undefined) return "the parser reads a date";
  if (field === "startDate" && trip.window !== undefined) return "the parser reads a time within which the trip lies";
  return null;
}

/** A list that goes on where the parser stopped contradicts nothing. */
function isLonger(known: unknown, claimed: unknown): boolean {
  if (!Array.isArray(known) || !Array.isArray(claimed)) return false;
  return claimed.length > known.length && known.every((value) => claimed.includes(value));
}

function valueIn({ trip, constraints }: Said, field: ClaimedField): unknown {
  switch (field) {
    case "transportation":
    case "roomType":
    case "houseRule":
    case "cuisines":
      return constraints[field];
    default:
      return trip[field];
  }
}

/** Takes claims back with which the trip would contradict itself where it did not without them. */
function withoutImpossible(
  claims: ClaimedReading,
  parsed: Said,
  refused: readonly RefusedClaim[],
  { today, world }: ReadText,
): CheckedReading {
  const before = new Set(toReading(parsed, world, today).objections.map(({ text }) => text));
  const kept = { ...claims };
  const taken = [...refused];
  for (;;) {
    const said = withClaims(parsed, kept);
    const believed = CLAIMED_FIELDS.filter((field) => kept[field] !== undefined);
    const objection = toReading(said, world, today).objections.find(({ text }) => !before.has(text));
    const field = believed.find((each) => each === objection?.field) ?? believed.at(-1);
    if (objection === undefined || field === undefined) return { said, believed, refused: taken };
    delete kept[field];
    taken.push({ field, why: `with it the trip is impossible: ${objection.text}` });
  }
}

function withClaims(parsed: Said, claims: ClaimedReading): Said {
  const values = Object.fromEntries(
    CLAIMED_FIELDS.flatMap((field) => (claims[field] ? [[field, claims[field].value]] : [])),
  );
  const settled = new Set(Object.keys(values));
  if (settled.has("destinations") || settled.has("region"))
    for (const field of ["destinations", "region"]) settled.add(field);
  return {
    trip: { ...parsed.trip, ...saidTripSchema.parse(values) },
    constraints: { ...parsed.constraints, ...saidConstraintsSchema.parse(values) },
    entries: parsed.entries,
    unclear: parsed.unclear.filter((field) => !settled.has(field)),
  };
}
