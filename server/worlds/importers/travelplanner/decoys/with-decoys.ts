import { minutesOfDay } from "@/server/trip";
import { legsInFileOrder } from "../../../legs/columnar-legs";
import { type LegColumns, LegColumnsBuilder } from "../../../legs/leg-columns";
import { type DecoyInput, decoyFlights } from "./decoy-flights";

/** The flights with decoys behind them in file order, and how many decoys there are. */
export function withDecoys(
  legs: LegColumns,
  input: Omit<DecoyInput, "flights">,
): { readonly legs: LegColumns; readonly rows: number } {
  const flights = [...legsInFileOrder(legs)];
  const decoys = decoyFlights({ ...input, flights });
  const all = new LegColumnsBuilder();
  for (const flight of flights) {
    const { departureTime, arrivalTime } = flight;
    all.add({
      ...flight,
      departureMinutes: minutesOfDay(departureTime),
      arrivalMinutes: minutesOfDay(arrivalTime),
    });
  }
  for (const decoy of decoys) all.add(decoy);
  return { legs: all.finish(), rows: decoys.length };
}
