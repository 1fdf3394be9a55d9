import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatTime, readOfficialTime, readStrictTime, timeOfDay } from "./plan-time";

const shown = (text: unknown) => {
  const time = readOfficialTime(text);
  return time === null ? null : formatTime(time);
};

describe("the official reading of times", () => {
  it.each([
    ["2023-07-02 07:00", "2023-07-02 07:00"],
    ["2023-7-2 7:5", "2023-07-02 07:05"],
    ["2023-07-02  \t07:00", "2023-07-02 07:00"],
    ["2023-07- 2 07:00", "2023-07-02 07:00"],
    ["2024-02-29 00:00", "2024-02-29 00:00"],
    ["0001-01-01 00:00", "0001-01-01 00:00"],
    ["2023-07-02 24:00", "2023-07-02 00:00"],
    ["2023-07-02 07:75", "2023-07-02 08:15"],
    ["2023-07-02 25:30", "2023-07-02 01:30"],
    ["2023-07-02 07:00:00", "2023-07-02 07:00"],
    ["2023-07-02 07:00:soon", "2023-07-02 07:00"],
    ["2023-07-02 -1:70", "2023-07-02 00:10"],
    ["2023-07-02 +1:0_5", "2023-07-02 01:05"],
    [`2023-07-02 ${"9".repeat(30)}:00`, "2023-07-02 15:00"],
  ])("%j is %s", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    ["2023/07/02 07:00"],
    ["2023-07-02T07:00"],
    ["2023-07-02"],
    ["07:00"],
    ["23-07-02 07:00"],
    ["0000-07-02 07:00"],
    ["2023-02-29 07:00"],
    ["2023-13-01 07:00"],
    ["2023-00-01 07:00"],
    [" 2023-07-02 07:00"],
    ["2023-07-02 07:00 "],
    ["2023-07-02 07:00 AM"],
    ["2023-07-02 7am"],
    ["2023-07-02 13:16pm"],
    ["2023-07-02 :30"],
    ["2023-07-02 07.00"],
    ["2023-07-02 -1:59"],
    ["2023-07-02  07:75"],
    [`2023-07-02 ${"9".repeat(4301)}:00`],
    [""],
    [20230702],
    [null],
    [true],
  ])("%j is none", (value) => {
    expect(readOfficialTime(value)).toBeNull();
  });

  it("takes every strict time as it is, and wraps any clock on its date", () => {
    const time = fc.integer({
      min: readStrictTime("0100-01-01 00:00") ?? 0,
      max: readStrictTime("9999-12-31 23:59") ?? 0,
    });
    fc.assert(
      fc.property(time, fc.nat(5000), fc.nat(5000), (minute, hours, minutes) => {
        expect(readStrictTime(formatTime(minute))).toBe(minute);
        expect(readOfficialTime(formatTime(minute))).toBe(minute);
        const midnight = minute - timeOfDay(minute);
        const date = formatTime(minute).slice(0, 10);
        expect(readOfficialTime(`${date} ${hours}:${minutes}`)).toBe(midnight + ((hours * 60 + minutes) % 1440));
      }),
    );
  });

  it("never throws", () => {
    const pieces = fc.array(fc.constantFrom("2023", "-", "07", " ", ":", "9", "24", "_", "+", "\n", "x"), {
      maxLength: 16,
    });
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(() => readOfficialTime(parts.join(""))).not.toThrow();
      }),
    );
  });
});
