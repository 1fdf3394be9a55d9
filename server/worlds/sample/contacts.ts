import type { Contact } from "../records";
import type { CityFacts } from "./cities";
import { streetAddress } from "./names";
import type { Random } from "./random";

/** Numbers from 555-0100 to 555-0199 are kept free for invented ones. */
const INVENTED_NUMBERS = 100;

/** An invented street address, and a phone number of the city's area code; `number` counts the places of a kind within the city. */
export function contactIn(city: CityFacts, number: number, random: Random): Contact {
  return {
    address: `${streetAddress(random)}, ${city.name}`,
    phone: `(${city.areaCode}) 555-01${String(number % INVENTED_NUMBERS).padStart(2, "0")}`,
  };
}
