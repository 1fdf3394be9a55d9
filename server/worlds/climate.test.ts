import { describe, expect, it } from "vitest";
import { usualHighF } from "./climate";
import { SAMPLE_CITIES } from "./sample/cities";

describe("how warm it usually is", () => {
  it("is known for every city of the sample world", () => {
    const unknown = SAMPLE_CITIES.filter((city) => usualHighF(city, 3) === null);
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  it("comes near the normals between January and July, and says nothing of other places", () => {
    const close = (name: string, state: string, month: number, normal: number) =>
      expect(Math.abs((usualHighF({ name, state }, month) ?? 0) - normal)).toBeLessThanOrEqual(5);
    close("Miami", "Florida", 3, 80);
    close("Chicago", "Illinois", 10, 62);
    close("Denver", "Colorado", 4, 62);
    close("Phoenix", "Arizona", 11, 77);
    expect(usualHighF({ name: "Birmingham", state: "England" }, 3)).toBeNull();
    expect(usualHighF({ name: "Portland", state: "Maine" }, 3)).toBeNull();
  });
});
