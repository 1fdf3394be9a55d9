import { expect, it } from "vitest";
import { finish } from "@/server/trip";
import { decodeRecords, encodeRecords } from "./columns";
import { restaurantsTable } from "./record-tables";

it("rows that say the same hold one list of it, whatever else differs in them", () => {
  const week = Array.from({ length: 7 }, (): [number, number][] => [[600, 1_200]]);
  const rows = [1, 2].map((number) => ({
    id: `R-${number}`,
    name: `Place ${number}`,
    city: "Austin",
    cuisines: "Thai",
    priceMinor: 1_500,
    rating: 4,
    coordinates: null,
    hours: { week },
    nameResolves: true,
    details: {
      address: `${number} Main Street, Austin`,
      phone: "",
      diningStyles: ["Casual"],
      seating: ["Indoor", "Takeout"],
      payment: [],
      reservations: false,
      parking: [],
      petFriendly: false,
      smoking: false,
      liveMusic: false,
      disabilityAccess: true,
    },
  }));
  const read = finish(decodeRecords(restaurantsTable, encodeRecords(restaurantsTable, rows)));
  expect(read).toEqual(rows);
  const [one, other] = read;
  expect(one?.hours).toBe(other?.hours);
  expect(one?.details).not.toEqual(other?.details);
  expect(one?.details?.seating).toBe(other?.details?.seating);
});
