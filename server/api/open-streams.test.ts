import { expect, it } from "vitest";
import { createOpenStreams, whenOver } from "./open-streams";

it("opens so many for each caller, and another once one is closed", () => {
  const streams = createOpenStreams(2);
  const close = streams.open("a");
  expect([streams.open("a"), streams.open("a")].map((opened) => opened !== null)).toEqual([true, false]);
  expect(streams.open("b")).not.toBeNull();
  close?.();
  close?.();
  expect([streams.open("a"), streams.open("a")].map((opened) => opened !== null)).toEqual([true, false]);
});

it("hears the end of a stream that is read, left or broken", async () => {
  let over = 0;
  async function* numbers(last: number) {
    for (let n = 0; n < last; n += 1) yield n;
    if (last === 2) throw new Error("broken");
  }
  const end = () => {
    over += 1;
  };
  for await (const _ of whenOver(numbers(1), end));
  for await (const _ of whenOver(numbers(9), end)) break;
  const all = async () => {
    for await (const _ of whenOver(numbers(2), end));
  };
  await expect(all()).rejects.toThrow("broken");
  expect(over).toBe(3);
});
