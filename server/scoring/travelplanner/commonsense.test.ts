import { describe, expect, it } from "vitest";
import type { CommonsenseCheck } from "./checks";
import type { PublishedDay, TravelplannerQuery } from "./formats";
import { scoreTravelplanner } from "./score";
import { austinPlan, austinQuery, texas } from "./testing/texas";

function finding(check: CommonsenseCheck, plan: PublishedDay[], query: Partial<TravelplannerQuery> = {}) {
  const result = scoreTravelplanner(texas, austinQuery(query), plan).commonsense?.[check];
  if (result === undefined) throw new Error("The plan was not delivered.");
  return result;
}

function expectPass(check: CommonsenseCheck, plan: PublishedDay[], query?: Partial<TravelplannerQuery>) {
  expect(finding(check, plan, query)).toEqual({ pass: true, message: null });
}

function expectFail(check: CommonsenseCheck, plan: PublishedDay[], says: string, query?: Partial<TravelplannerQuery>) {
  const result = finding(check, plan, query);
  expect(result.pass).toBe(false);
  expect(result.message).toContain(says);
}

/** Days of the given current cities, nothing else. */
function route(...cities: string[]): PublishedDay[] {
  return cities.map((current_city) => ({ current_city }));
}

const ROUTE_5 = { days: 5, dest: "Texas", visiting_city_number: 2 };

describe("is_reasonable_visiting_city", () => {
  const check = "is_reasonable_visiting_city";

  it("passes a closed route", () => {
    expectPass(check, austinPlan());
    expectPass(
      check,
      route("from Denver to Austin", "Austin", "from Austin to Houston", "Houston", "from Houston to Denver"),
      ROUTE_5,
    );
  });

  it("wants the first move to start in the origin, and only looks when day 1 moves", () => {
    expectFail(check, route("from Tulsa to Austin", "Austin", "from Austin to Tulsa"), "starts in Tulsa");
    expectPass(check, route("Tulsa", "from Tulsa to Austin", "from Austin to Tulsa"));
  });

  it("wants the end where the start was", () => {
    expectFail(check, route("from Denver to Austin", "Austin", "from Austin to Houston"), "ends in Houston");
  });

  it("wants three entries", () => {
    expectFail(check, route("Denver", "Denver"), "2 places", { days: 2 });
  });

  it("refuses to come back to a city and to pass through", () => {
    expectFail(
      check,
      route(
        "from Denver to Austin",
        "from Austin to Houston",
        "from Houston to Austin",
        "Austin",
        "from Austin to Denver",
      ),
      "second time",
      ROUTE_5,
    );
    expectFail(
      check,
      route("from Denver to Austin", "Houston", "from Houston to Denver"),
      "only passes through Austin",
    );
  });

  it("knows the cities, and for more than three days their state", () => {
    expectFail(check, route("from Denver to Paris", "Paris", "from Paris to Denver"), "Paris is not a known city");
    expectPass(check, route("from Denver to Tulsa", "Tulsa", "from Tulsa to Denver"));
    expectFail(
      check,
      route("from Denver to Tulsa", "Tulsa", "Tulsa", "Tulsa", "from Tulsa to Denver"),
      "Tulsa is in Oklahoma",
      ROUTE_5,
    );
  });

  it("cuts a state in parentheses off, without trimming", () => {
    expectPass(check, route("from Denver to Austin(Texas)", "Austin(Texas)", "from Austin to Denver"));
    expectFail(
      check,
      route("from Denver to Austin (Texas)", "Austin", "from Austin to Denver"),
      "passes through Austin ",
    );
  });
});

describe("is_valid_restaurants", () => {
  it("refuses the same text twice", () => {
    const check = "is_valid_restaurants";
    expectPass(check, austinPlan());
    expectFail(check, austinPlan({ 2: { lunch: "Taco Stand, Austin" } }), "Day 2, lunch");
    expectPass(check, austinPlan({ 2: { lunch: "Taco Stand , Austin" } }));
    expectPass(check, austinPlan({ 1: { breakfast: "", lunch: null }, 2: { breakfast: "", lunch: null } }));
  });
});

describe("is_valid_attractions", () => {
  it("refuses the same piece twice, and never looks at the last piece", () => {
    const check = "is_valid_attractions";
    expectFail(check, austinPlan({ 1: { attraction: "Capitol, Austin;" } }), "Day 2");
    expectPass(check, austinPlan({ 1: { attraction: "Capitol, Austin" } }));
    expectPass(
      check,
      austinPlan({
        1: { attraction: "Lady Bird Lake, Austin;" },
        2: { attraction: "Capitol, Austin; Lady Bird Lake, Austin;" },
      }),
    );
    expectFail(check, austinPlan({ 2: { attraction: ";;;" } }), "visited a second time");
  });
});

describe("is_valid_accommodation", () => {
  const check = "is_valid_accommodation";

  it("counts the days of a run against the minimum nights", () => {
    expectPass(check, austinPlan());
    expectFail(
      check,
      austinPlan({ 1: { accommodation: "Long Stay Loft, Austin" }, 2: { accommodation: "Long Stay Loft, Austin" } }),
      "2 nights",
    );
    const stay = { accommodation: "Long Stay Loft, Austin" };
    expectPass(check, austinPlan({ 1: stay, 2: stay, 3: stay }));
  });

  it("starts a new run at another spelling", () => {
    const plan = austinPlan({
      1: { accommodation: "Long Stay Loft, Austin" },
      2: { accommodation: "Long Stay Loft,  Austin" },
      3: { accommodation: "Long Stay Loft, Austin" },
    });
    expectFail(check, plan, "From day 1");
  });

  it("looks only where exactly one row is found", () => {
    expectPass(check, austinPlan({ 1: { accommodation: "Twin Rooms, Austin" } }));
    expectPass(check, austinPlan({ 1: { accommodation: "Nowhere, Austin" } }));
  });

  it("wants the key on every day", () => {
    expectFail(check, austinPlan({ 2: { accommodation: undefined } }), "Day 2");
  });
});

describe("is_valid_transportation", () => {
  const check = "is_valid_transportation";

  it("wants day 1 to say how to travel", () => {
    expectPass(check, austinPlan());
    expectFail(check, austinPlan({ 1: { transportation: "-" } }), "Day 1");
    expectFail(check, austinPlan({ 1: { transportation: null } }), "Day 1");
  });

  it("refuses the own car with flights or taxis, in any case", () => {
    expectFail(
      check,
      austinPlan({ 3: { transportation: "SELF-DRIVING, from Austin to Denver" } }),
      "day 1 takes a flight",
    );
    expectFail(
      check,
      austinPlan({ 1: { transportation: "Taxi, from Denver to Austin" }, 3: { transportation: "self-driving" } }),
      "taxi",
    );
    expectPass(check, austinPlan({ 3: { transportation: "taxi, from Austin to Denver" } }));
    expectPass(check, austinPlan({ 3: { transportation: "taxi or self-driving" } }));
  });
});

describe("is_valid_information_in_current_city", () => {
  const check = "is_valid_information_in_current_city";

  it("wants a moving day's places in its two cities", () => {
    expectPass(check, austinPlan());
    expectFail(check, austinPlan({ 1: { transportation: "Flight Number: F1, from Denver to Houston" } }), "Day 1");
    expectFail(check, austinPlan({ 1: { dinner: "Dock, Houston" } }), "dinner");
    expectFail(check, austinPlan({ 3: { attraction: "Space Center, Houston;" } }), "attraction");
    expectPass(check, austinPlan({ 3: { attraction: "Space Center, Houston" } }));
    expectFail(check, austinPlan({ 1: { accommodation: "Corner Inn, Denver" } }), "not in Austin");
  });

  it("looks for single characters on a day without a move", () => {
    expectPass(check, austinPlan({ 2: { lunch: "Dock, Houston" } }));
    expectFail(check, austinPlan({ 2: { lunch: "XYZ" } }), "lunch");
    expectFail(check, austinPlan({ 2: { transportation: "Taxi" } }), "transportation");
    expectPass(check, austinPlan({ 2: { transportation: "Taxi around Austin" } }));
    expectFail(check, austinPlan({ 2: { accommodation: "Oak House, Delhi" } }), "the night");
    expectPass(check, austinPlan({ 2: { accommodation: "Oak House, Dublin" } }));
  });
});

describe("is_valid_information_in_sandbox", () => {
  const check = "is_valid_information_in_sandbox";

  it("wants a flight of that number between those cities; the date does not matter", () => {
    expectPass(check, austinPlan());
    expectFail(
      check,
      austinPlan({ 1: { transportation: "Flight Number: F9, from Denver to Austin" } }),
      "no flight F9",
    );
    expectFail(
      check,
      austinPlan({ 1: { transportation: "Flight Number: F2, from Denver to Austin" } }),
      "F2 goes from Austin",
    );
    expectPass(check, austinPlan({ 1: { transportation: "Flight Number: F1" } }));
    expectPass(check, austinPlan({ 1: { transportation: "Flight F9, from Denver to Austin" } }));
  });

  it("wants a road with a duration of less than a day, in this direction", () => {
    expectPass(check, austinPlan({ 1: { transportation: "Self-driving, from Denver to Austin" } }));
    expectPass(check, austinPlan({ 1: { transportation: "TAXI" } }));
    for (const road of ["from Houston to Denver", "from Denver to Waco", "from Houston to Austin"]) {
      expectFail(check, austinPlan({ 1: { transportation: `Taxi ${road}` } }), "no taxi record");
      expectFail(check, austinPlan({ 1: { transportation: `Self-driving ${road}` } }), "no self-driving record");
    }
    expectFail(check, austinPlan({ 2: { transportation: "taxi" } }), "Day 2");
  });

  it("finds a row by part of its name, and any row by an empty one", () => {
    expectPass(check, austinPlan({ 2: { lunch: "rill Ro, Austin" } }));
    expectPass(check, austinPlan({ 2: { lunch: ", Austin" } }));
    expectFail(check, austinPlan({ 2: { lunch: "taco stand, Austin" } }), "no restaurant");
    expectFail(check, austinPlan({ 2: { lunch: "Dock, Austin" } }), "no restaurant");
    expectFail(check, austinPlan({ 2: { lunch: "Taco Stand, Austin; Cost: 14" } }), "no restaurant");
    expectFail(check, austinPlan({ 2: { lunch: "Taco Stand" } }), "no restaurant");
    expectFail(check, austinPlan({ 2: { attraction: "Capitol, Austin;;" } }), "no attraction");
    expectFail(check, austinPlan({ 2: { accommodation: "Bay Flat, Austin" } }), "no accommodation");
  });
});

describe("is_not_absent", () => {
  const check = "is_not_absent";

  it("wants as many days as asked", () => {
    expectPass(check, austinPlan());
    expectPass(check, [...austinPlan(), {}, {}]);
    expectFail(check, austinPlan().slice(0, 2), "2 days");
    expectFail(check, [...austinPlan().slice(0, 2), {}], "2 days");
    const padding = "You don't need to fill in the information for this or later days.";
    expectFail(check, austinPlan({ 3: { current_city: padding } }), "2 days");
  });

  it("wants as many cities as asked, the origin aside", () => {
    expectFail(check, austinPlan(), "Austin", { visiting_city_number: 2 });
    expectFail(check, austinPlan({ 2: { current_city: "Houston" } }), "2 cities");
    expectFail(check, austinPlan(), "starts in Denver", { org: "Tulsa" });
  });

  it.each(["transportation", "breakfast", "lunch", "dinner", "attraction", "accommodation"])(
    "wants the key %s",
    (key) => {
      expectFail(check, austinPlan({ 3: { [key]: undefined } }), `${key} is missing`);
    },
  );

  it("wants on each day what the day needs", () => {
    expectFail(check, austinPlan({ 3: { transportation: "-" } }), "how to travel");
    expectPass(check, austinPlan({ 3: { transportation: null } }));
    expectFail(check, austinPlan({ 2: { attraction: "" } }), "needs an attraction");
    expectFail(check, austinPlan({ 2: { dinner: "-" } }), "needs dinner");
    expectPass(check, austinPlan({ 2: { dinner: null } }));
    expectFail(check, austinPlan({ 1: { accommodation: "-" } }), "needs an accommodation");
    expectFail(check, austinPlan({ 2: { current_city: "off to Austin" } }), "2 cities");
  });

  it("reads only the days that were asked for", () => {
    expectPass(check, [...austinPlan(), { current_city: 5 }]);
  });

  it("wants half of the fields, whatever their keys", () => {
    const query = { days: 7, visiting_city_number: 1 };
    const moving = (current_city: string): PublishedDay => ({
      current_city,
      transportation: "x",
      breakfast: "-",
      lunch: "-",
      dinner: "-",
      attraction: "-",
      accommodation: "-",
    });
    const days = Array.from({ length: 7 }, (_, index) => ({
      ...moving(index === 0 ? "from Denver to Austin" : "from Austin to Denver"),
      accommodation: index === 6 ? "-" : null,
    }));
    expectFail(check, days, "Only 14 fields", query);
    expectPass(
      check,
      days.map((day) => ({ ...day, days: 1 })),
      query,
    );
    expectFail(
      check,
      days.map((day) => ({ ...day, days: 0, note: [], other: {} })),
      "Only 14 fields",
      query,
    );
  });
});
