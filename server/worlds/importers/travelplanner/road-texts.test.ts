import { expect, test } from "vitest";
import { kilometresOf, minutesOf } from "./road-texts";

test.each([
  ["10 hours 55 mins", 655],
  ["1 hour 1 min", 61],
  ["5 hours", 300],
  ["1 hour", 60],
  ["45 mins", 45],
  ["1 day 3 hours", null],
  ["2 days 1 hour", null],
  ["1 day", null],
  ["", null],
  ["long", "unreadable"],
  ["10 hours 55", "unreadable"],
  ["10 hours55 mins", "unreadable"],
  [" 45 mins", "unreadable"],
  ["day", "unreadable"],
] as const)("a duration of %j is %j", (text, expected) => expect(minutesOf(text)).toBe(expected));

test.each([
  ["1,144 km", 1144],
  ["98.6 km", 98.6],
  ["1,234.5 km", 1234.5],
  ["0 km", 0],
  ["", null],
  ["285", "unreadable"],
  ["285 miles", "unreadable"],
  ["-5 km", "unreadable"],
  ["1,14 km", "unreadable"],
] as const)("a distance of %j is %j", (text, expected) => expect(kilometresOf(text)).toBe(expected));
