import { describe, expect, it } from "vitest";
import { usd } from "@/server/trip";
import { formatDateRange } from "../format";
import { leg, moment, stay } from "../testing/itineraries";
import { floridaRequest } from "../testing/trip-requests";
import { datesWords, demandWords, partyWords } from "./demand-words";
import { assumptionSentences } from "./header/assumptions";
import { aboutWords, stopDetails, stopTimes, timesDoubt } from "./stop-words";

const TODAY = "2026-03-01";

describe("dates", () => {
  it("says the month once, and the year where it is not the reader's", () => {
    expect(formatDateRange("2026-03-14", "2026-03-18", TODAY)).toBe("Sat 14 – Wed 18 Mar");
    expect(formatDateRange("2026-03-28", "2026-04-02", TODAY)).toBe("Sat 28 Mar – Thu 2 Apr");
    expect(formatDateRange("2022-03-14", "2022-03-18", TODAY)).toBe("Mon 14 – Fri 18 Mar 2022");
    expect(formatDateRange("2026-12-30", "2027-01-02", TODAY)).toBe("Wed 30 Dec 2026 – Sat 2 Jan 2027");
    expect(formatDateRange("2026-03-14", "2026-03-14", TODAY)).toBe("Sat 14 Mar");
  });

  it("says flexible dates as such", () => {
    const dates = { kind: "window", from: "2026-05-01", to: "2026-05-31", days: 5 } as const;
    expect(datesWords(floridaRequest({ dates }), TODAY)).toBe("5 days within Fri 1 – Sun 31 May");
  });
});

describe("demands in words", () => {
  const { demands } = floridaRequest();
  const request = floridaRequest({
    demands: { ...demands, transportation: "no flight", roomType: "entire room", cuisines: ["Thai", "Greek"] },
  });

  it("names what was asked for", () => {
    const words = (["budget", "transportation", "roomType", "cuisines", "destinations"] as const).map((name) =>
      demandWords(name, request, TODAY),
    );
    expect(words).toEqual([
      "a budget of $2,900",
      "traveling without flights",
      "an entire room",
      "Thai and Greek food",
      "a trip to 2 cities of Florida from Chicago",
    ]);
  });

  it("names who travels", () => {
    expect(partyWords(floridaRequest({ people: 1 }))).toBe("1 person");
    expect(partyWords(floridaRequest({ people: 4, children: 2, pets: true }))).toBe(
      "4 people, with 2 children and a pet",
    );
  });

  it("names what was assumed, once, without a field's name", () => {
    const sentences = assumptionSentences(
      floridaRequest({ people: 1, assumed: ["people", "returnTo", "cityCount", "people", "someNewField"] }),
    );
    expect(sentences).toEqual([
      "One traveler – you didn’t say how many.",
      "Home to Chicago at the end – you didn’t say where the trip ends.",
      "2 cities of Florida – you didn’t say how many.",
      "A detail that you didn’t mention.",
    ]);
    const preferences = [{ entry: "hotel.preferredAmenities", value: "Pool", weight: 0.4, strength: "want" } as const];
    expect(assumptionSentences(floridaRequest({ preferences, assumed: ["hotel.preferredAmenities"] }))).toEqual([
      "Hotel amenities: Pool – my guess.",
    ]);
  });
});

describe("stops in words", () => {
  it("tells what each kind needs", () => {
    const flight = leg("Chicago", "Miami", "flight", { number: "AA65", durationMinutes: 180, units: 2 });
    const drive = leg("Miami", "Tampa", "self-driving", { durationMinutes: 250, distanceKm: 450.4 });
    expect(stopDetails(flight)).toBe("Flight AA65, 3 h, 2 seats");
    expect(stopDetails(drive)).toBe("Drive, 4 h 10 min, 450 km, 1 car");
    const timesNote = "No published timetable: time is an estimate.";
    expect([timesDoubt(flight), timesDoubt({ ...flight, timesNote })]).toEqual(["", timesNote]);
    expect(stopDetails(stay("Miami", "Inn", { night: 2, nights: 3, rooms: 2, cost: usd(90) }))).toBe(
      "Night 2 of 3, 2 rooms",
    );
  });

  it("tells what the records add", () => {
    const nothing = { type: null, area: null, airports: null, rating: null };
    expect(aboutWords({ ...nothing, type: "Museum", rating: 4.6, area: "Downtown" })).toBe(
      "Museum · rated 4.6 · Downtown",
    );
    expect(aboutWords({ ...nothing, type: "Delta", airports: { from: "DEN", to: "SAN" } })).toBe("Delta · DEN to SAN");
    expect(aboutWords({ ...nothing, airports: { from: "DEN", to: null } })).toBe("");
    expect(aboutWords(undefined)).toBe("");
  });

  it("tells times, an arrival on another day, and zones", () => {
    const overnight = leg("Seattle", "Miami", "flight", {
      start: moment("2026-03-14", "22:10", "America/Los_Angeles"),
      end: moment("2026-03-15", "06:30", "America/New_York"),
    });
    expect(stopTimes(overnight)).toEqual({
      start: "22:10",
      end: "06:30",
      note: "arrives Sun 15 Mar, local times",
    });
    expect(stopTimes(stay("Miami", "Inn"))).toBeNull();
  });
});
