import { describe, expect, test } from "vitest";
import { understandByPatterns } from "./by-patterns";
import { TODAY } from "./testing/utterances";

const read = (text: string) => understandByPatterns({ text, asked: null, today: TODAY }, null);

describe("names", () => {
  test.each([
    ["Cincinatti", "Cincinnati"],
    ["Pittsburg", "Pittsburgh"],
    ["San Fransisco", "San Francisco"],
    ["Philadelpia", "Philadelphia"],
    ["Albuquerqe", "Albuquerque"],
    ["milwakee", "Milwaukee"],
  ])("%s is a slip for %s", (written, meant) => {
    expect(read(`from ${written} to Denver`).trip.origin).toBe(meant);
  });

  test.each(["Atlantis", "Bostonia", "Lexingtonia", "Gotham"])("%s is no slip and stays as written", (written) => {
    expect(read(`from ${written} to Rockford`).trip).toEqual({ origin: written, destinations: ["Rockford"] });
  });
});

describe("nothing is set", () => {
  test.each([
    "hi",
    "Hello there!",
    "help me",
    "thanks",
    "yes",
    "12",
    "12 25 3000",
    "no preference",
    "cuisine: any, room: any, transport: any",
    "anything goes, surprise me",
    "pets: no; smoking: no",
    "Hola, quiero viajar a Madrid con mi familia por tres dias",
    "Bonjour, je voudrais un voyage pour deux personnes",
    "Ich möchte eine Reise von Berlin nach Rom",
    "我想去纽约",
  ])("by %s", (text) => {
    expect(read(text)).toEqual({ trip: {}, constraints: {}, entries: {}, unclear: [] });
  });

  test("of the trip by what is left open", () => {
    const said = read("I have no preference regarding cuisine, transportation, or room type");
    expect({ ...said, entries: {} }).toEqual({ trip: {}, constraints: {}, entries: {}, unclear: [] });
    expect(said.entries).toEqual({
      "restaurant.preferredCuisines": "no preference",
      "hotel.preferredRoomType": "no preference",
    });
  });

  test("of the room by an open choice", () => {
    expect(read("Room type doesn't matter, private or shared is fine").constraints).toEqual({});
  });

  test.each([
    ["either Tulsa or Omaha to Dallas", "origin"],
    ["Dallas for 2-4 people", "people"],
    ["Dallas for between 2 and 4 people", "people"],
  ])("where several were named: %s", (text, field) => {
    const said = read(text);
    expect(said.trip).toEqual({ destinations: ["Dallas"] });
    expect(said.unclear).toEqual([field]);
  });

  test.each(["Flights aren't necessary but okay.", "A private room is not required.", "We fly in for a dog show."])(
    "demanded by %s",
    (text) => {
      const { trip, constraints } = read(text);
      expect({ trip, constraints }).toEqual({ trip: {}, constraints: {} });
    },
  );

  test("but the dates by dates alone", () => {
    expect(read("3/14 - 3/17").trip).toEqual({ startDate: "2027-03-14", endDate: "2027-03-17", days: 4 });
  });
});
