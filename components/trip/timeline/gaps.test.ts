import { describe, expect, it } from "vitest";
import { leg, meal, moment, visit } from "../../testing/itineraries";
import { gapWords } from "./gaps";

const DATE = "2026-03-14";
const at = (start: string, end: string) => ({ start: moment(DATE, start), end: moment(DATE, end) });

const way = (minutes: number) => ({ minutes, text: `${minutes} min to get there`, isToldAlways: false });

describe("gapWords", () => {
  const lunch = meal("Miami", "Lunch", at("12:30", "13:30"));

  it("tells the way and what is spare", () => {
    expect(gapWords(lunch, visit("Miami", "Museum", at("15:10", "16:00")), way(20))).toBe(
      "20 min to get there, 1 h 20 min spare",
    );
    expect(gapWords(lunch, visit("Miami", "Museum", at("14:00", "16:00")), way(20))).toBe("20 min to get there");
  });

  it("tells how one gets there in every pause", () => {
    const ride = {
      minutes: 8,
      text: "tram 1 to Place d’Armes, 6 min, every 10 min (12 min on foot)",
      isToldAlways: true,
    };
    expect(gapWords(lunch, visit("Miami", "Museum", at("13:40", "16:00")), ride)).toBe(ride.text);
    expect(gapWords(lunch, visit("Miami", "Museum"), ride)).toBe(ride.text);
    expect(gapWords(lunch, visit("Miami", "Museum", at("14:30", "16:00")), ride)).toBe(`${ride.text}, 52 min spare`);
  });

  it("does not call spare what may be on the way", () => {
    expect(gapWords(lunch, visit("Miami", "Museum", at("14:30", "16:00")), null)).toBe("1 h in between");
    const drive = leg("Tampa", "Miami", "self-driving", at("09:00", "11:30"));
    expect(gapWords(drive, lunch, null)).toBe("1 h spare");
  });

  it("says nothing between two cities without a way between them", () => {
    expect(gapWords(lunch, visit("Tampa", "Museum", at("15:10", "16:00")), null)).toBeNull();
  });

  it("is quiet about ordinary pauses, overlaps, unknown times and other dates", () => {
    expect(gapWords(lunch, visit("Miami", "Museum", at("13:40", "16:00")), way(5))).toBeNull();
    expect(gapWords(lunch, visit("Miami", "Museum", at("13:00", "16:00")), way(5))).toBeNull();
    expect(gapWords(lunch, visit("Miami", "Museum"), way(5))).toBeNull();
    const late = leg("Miami", "Tampa", "flight", { start: moment(DATE, "22:00"), end: moment("2026-03-15", "00:30") });
    expect(gapWords(late, visit("Tampa", "Walk", at("09:00", "10:00")), way(5))).toBeNull();
  });

  it("keeps time for airports and stations", () => {
    const flight = leg("Miami", "Tampa", "flight", at("18:30", "19:30"));
    expect(gapWords(lunch, flight, null)).toBe("2 h for the way to the airport and boarding, 3 h spare");
    const train = leg("Tampa", "Miami", "train", at("08:00", "11:15"));
    expect(gapWords(train, lunch, null)).toBe("1 h from the station into town, 15 min spare");
  });
});
