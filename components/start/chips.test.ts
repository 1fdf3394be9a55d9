import { describe, expect, it } from "vitest";
import { mergeEdits, NO_EDITS, type Said, withEdits } from "@/server/trip";
import { CHIP_KINDS, chipOfField, chipsOf, REMOVALS } from "./chips";

const TODAY = "2026-03-01";

function said(trip: Said["trip"], constraints: Said["constraints"] = {}, unclear: string[] = []): Said {
  return { trip, constraints, entries: {}, unclear };
}

function texts(what: Said): string[] {
  return chipsOf(what, TODAY).map(({ kind, value }) => `${kind}: ${value}`);
}

describe("chipsOf", () => {
  it("shows nothing of nothing", () => {
    expect(texts(said({}))).toEqual([]);
  });

  it("shows each part in its own words", () => {
    const full = said(
      {
        origin: "Chicago",
        region: "Florida",
        cityCount: 2,
        startDate: "2026-03-14",
        endDate: "2026-03-18",
        days: 5,
        people: 3,
        children: 1,
        pets: true,
        budget: 2_900,
      },
      {
        roomType: "entire room",
        transportation: "no flight",
        cuisines: ["Italian", "Thai"],
        houseRule: ["pets", "smoking"],
      },
    );
    expect(texts(full)).toEqual([
      "from: Chicago",
      "to: Florida, 2 cities",
      "dates: Sat 14 – Wed 18 Mar",
      "days: 5 days",
      "people: 3 people, with 1 child and a pet",
      "budget: $2,900",
      "lodging: An entire place",
      "transport: No flights",
      "cuisines: Italian, Thai",
      "rules: Pets, smoking allowed",
    ]);
  });

  it("shows an ordered route with its days and nights, and a trip that does not come home", () => {
    const stops = [{ city: "Boston", day: 4 }, { city: "Dallas", nights: 2 }, { city: "Reno" }];
    expect(texts(said({ stops, returnHome: false }))).toEqual([
      "to: Boston (day 4) → Dallas (2 nights) → Reno, one way",
    ]);
  });

  it("shows dates that are only half known, and flexible ones", () => {
    expect(texts(said({ startDate: "2027-01-02" }))).toEqual(["dates: from Sat 2 Jan 2027"]);
    expect(texts(said({ endDate: "2026-03-18" }))).toEqual(["dates: until Wed 18 Mar"]);
    expect(texts(said({ window: { from: "2026-05-01", to: "2026-05-31" } }))).toEqual([
      "dates: within Fri 1 – Sun 31 May",
    ]);
  });

  it("marks what is unclear", () => {
    const [chip] = chipsOf(said({ destinations: ["Portland"] }, {}, ["destinations"]), TODAY);
    expect(chip).toMatchObject({ kind: "to", unclear: true });
  });
});

describe("edits", () => {
  const everything = said(
    {
      ...{ origin: "Chicago", region: "Florida", startDate: "2026-03-14", days: 5, people: 2, budget: 900 },
      times: [{ kind: "freeEvening", day: "every" }],
      ownPlaces: [{ kind: "visit", recordId: "a1", name: "Zoo", city: "Miami" }],
    },
    { roomType: "shared room", transportation: "no flight", cuisines: ["Thai"], houseRule: ["pets"] },
  );

  it.each(CHIP_KINDS)("taking away the chip %s leaves no chip of it", (kind) => {
    const left = chipsOf(withEdits(everything, mergeEdits(NO_EDITS, REMOVALS[kind])), TODAY);
    expect(left.map((chip) => chip.kind)).not.toContain(kind);
    expect(left).toHaveLength(CHIP_KINDS.length - 1);
  });

  it("an edited field is no longer unclear", () => {
    const vague = said({ origin: "Portland" }, {}, ["origin", "budget"]);
    expect(withEdits(vague, { trip: { origin: "Denver" }, constraints: {} }).unclear).toEqual(["budget"]);
  });

  it("finds the chip of a field", () => {
    expect(chipOfField("houseRule")).toBe("rules");
    expect(chipOfField("hotel.ratings")).toBeUndefined();
  });
});
