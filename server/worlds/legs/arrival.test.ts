import { describe, expect, test } from "vitest";
import { arrivalOf } from "./arrival";

describe("arrival by the clocks of the destination", () => {
  test.each([
    ["in one zone", "2030-05-06", "09:00", 90, "America/New_York", "America/New_York", "10:30", 0],
    ["eastward", "2030-05-06", "09:00", 300, "America/Los_Angeles", "America/New_York", "17:00", 0],
    ["westward", "2030-05-06", "09:00", 360, "America/New_York", "America/Los_Angeles", "12:00", 0],
    ["overnight", "2030-05-06", "22:30", 300, "America/Los_Angeles", "America/New_York", "06:30", 1],
    ["over the date line", "2030-05-06", "10:00", 420, "Asia/Tokyo", "Pacific/Honolulu", "22:00", -1],
    ["Arizona in winter", "2030-01-15", "09:00", 270, "America/Phoenix", "America/New_York", "15:30", 0],
    ["Arizona in summer", "2030-07-15", "09:00", 270, "America/Phoenix", "America/New_York", "16:30", 0],
    [
      "through the night that loses an hour",
      "2030-03-09",
      "23:00",
      240,
      "America/New_York",
      "America/New_York",
      "04:00",
      1,
    ],
    [
      "through the night that gains an hour",
      "2030-11-02",
      "23:00",
      240,
      "America/New_York",
      "America/New_York",
      "02:00",
      1,
    ],
  ] as const)("%s", (_, date, departure, minutes, from, to, arrivalTime, arrivalDayOffset) => {
    expect(arrivalOf(date, departure, minutes, from, to)).toEqual({ arrivalTime, arrivalDayOffset });
  });
});
