import { describe, expect, it } from "vitest";
import { generatePersonas } from "@/server/personas";
import { activationsOf, criticalBy } from "../belief/critical-network";
import { fitCritical } from "./fit-critical";
import type { OpenedTraveler } from "./imagined-dialog";
import type { SignRates } from "./random-dialogs";

const OPTIONS = { hidden: 8, epochs: 6, seed: 1 };
const travelers: readonly OpenedTraveler[] = generatePersonas("seed", 1, 600).map((persona) => ({
  persona,
  opening: [{ entry: "persona.travelStyle", value: persona.entries["persona.travelStyle"], sign: "volunteered" }],
}));
const rates: SignRates = ({ critical }, entry) =>
  critical.includes(entry) ? { stressed: 0.6, shrugged: 0.02 } : { stressed: 0.05, shrugged: 0.4 };

describe("fitting what is critical", () => {
  const { network, losses } = fitCritical(travelers, rates, OPTIONS);
  const believed = (sign: "stressed" | "shrugged") =>
    criticalBy(
      network,
      activationsOf(network, [{ entry: "flight.preferredCabin", value: "business", sign }]),
      "flight.preferredCabin",
    );

  it("learns from one epoch to the next, and what a sign is worth", () => {
    expect(losses).toHaveLength(OPTIONS.epochs);
    expect(losses.at(-1)).toBeLessThan(losses[0] ?? 0);
    expect(believed("stressed")).toBeGreaterThan(believed("shrugged"));
  });

  it("is the same for the same seed alone", () => {
    expect(fitCritical(travelers, rates, OPTIONS).network.weights).toEqual(network.weights);
    expect(fitCritical(travelers, rates, { ...OPTIONS, seed: 2 }).network.weights).not.toEqual(network.weights);
  });

  it("takes an entry that cannot be asked for not critical", () => {
    expect(criticalBy(network, activationsOf(network, []), "persona.age")).toBe(0);
  });
});
