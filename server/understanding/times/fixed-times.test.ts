import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { saidTimeWords } from "@/server/trip";
import { smallWorld } from "../testing/small-world";
import { fixedTimesIn } from "./fixed-times";

const TODAY = "2026-10-14";
const world = smallWorld();
const read = (text: string) => fixedTimesIn(text, TODAY, world);
const words = (text: string) => read(text).times.map(saidTimeWords);

describe("fixed times in a text", () => {
  it.each([
    ["meeting Tuesday 9 to 11 at 500 Main St", ["Meeting at 500 Main St on Tuesday 09:00–11:00"]],
    ["I have a meeting on Tuesday from 2-4 pm in Denver, then dinner", ["Meeting on Tuesday 14:00–16:00 in Denver"]],
    [
      "two meetings: Tuesday 9 to 11 and Wednesday 2 to 4",
      ["Meeting on Tuesday 09:00–11:00", "Meeting on Wednesday 14:00–16:00"],
    ],
    ["my sister's wedding on November 7 at 3pm", ["Sister's wedding on Sat 7 Nov 15:00–19:00"]],
    ["On Friday a concert at 8", ["Concert on Friday 20:00–22:30"]],
    ["client meeting on day 2 at 10:30", ["Client meeting on day 2 10:30–11:30"]],
    ["a call from 11-1 on Monday", ["Call on Monday 11:00–13:00"]],
    ["Friday dinner with Sam at 7 pm", ["Dinner with Sam on Friday 19:00–20:30"]],
    [
      "client dinner Monday at 7 pm with Sam at Mesa Grill",
      ["Client dinner with Sam at Mesa Grill on Monday 19:00–20:30"],
    ],
    ["back before 6 pm Sunday", ["arrive by 18:00 on Sunday"]],
    ["we must be home on Sunday by 6", ["arrive by 18:00 on Sunday"]],
    ["home by 9:30 pm", ["back by 21:30"]],
    ["we have to be there by noon", ["arrive by 12:00"]],
    ["leaving Friday after 5pm", ["leave after 17:00 on Friday"]],
    ["we can leave no earlier than 10 am", ["leave after 10:00"]],
    ["no flights before 10am", ["leave after 10:00 every day"]],
    ["no trains before 8", ["leave after 08:00 every day"]],
    ["nothing may depart before 9:30", ["leave after 09:30 every day"]],
    ["nobody has to set off before 9 am", ["leave after 09:00 every day"]],
    ["we're not able to leave before 10", ["leave after 10:00 every day"]],
    [
      "we fly out friday evening and come back sunday night",
      ["leave after 17:00 on Friday", "leave after 17:00 on Sunday"],
    ],
    ["keep Friday evening free", ["evening free on Friday"]],
    ["we want the evenings free", ["evenings free"]],
    ["the last evening free", ["last evening free"]],
  ])("%s", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each([
    "Two of us from Boston to Denver, 5 days from March 4 2027, $3,000",
    "from Friday to Sunday, home to Boston",
    "we are back before 5 days are over",
    "a trip from 9 to 11 March with 2 meetings",
    "a nice dinner at 8 on Friday",
    "no early flights",
    "the show must go on",
    "hiking from 3 to 5 days",
    "one evening at the beach",
    "a travel plan for a party of 5. We leave from Omaha",
    "a party of 3, departing from Omaha on March 19th",
    "from Monday to Friday, a wedding party of 8",
    "a family reunion, 12 and two dogs",
  ])("none in: %s", (text) => {
    expect(read(text)).toEqual({ times: [], rest: text, unread: [] });
  });

  it("leaves the days of the trip to be read, and nothing else of what it read", () => {
    expect(read("Denver from Friday, back before 6 pm Sunday").rest).toBe(
      "Denver from Friday, back             Sunday",
    );
    expect(read("we fly out friday evening").rest).toBe("we fly out friday        ");
    expect(read("Denver. Meeting Tuesday 9 to 11, museums").rest).toBe("Denver.                        , museums");
  });

  it("shows as unread an appointment of which no day was said", () => {
    expect(read("Denver, meeting at 9 am")).toMatchObject({ times: [], unread: [{ text: "meeting at 9 am" }] });
  });

  it("keeps the length of any text, and reads long ones at once", () => {
    const parts = [
      "meeting ",
      "tuesday ",
      "9 to 11 ",
      "at ",
      "in Denver",
      ", ",
      "and ",
      "back ",
      "by 6 ",
      "friday ",
      "evening ",
      "free ",
      "dinner ",
      "a ",
      "5pm",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 60 }), (some) => {
        const text = some.join("");
        const { rest, times } = read(text);
        expect(rest).toHaveLength(text.length);
        for (const time of times) if (time.kind === "appointment") expect(time.start < time.end).toBe(true);
      }),
    );
    for (const part of [...parts, "meeting at ", "on the ", "9", "a a "])
      expect(read(part.repeat(10_000 / part.length)).rest).toHaveLength(Math.floor(10_000 / part.length) * part.length);
  });
});
