import { z } from "zod";
import { cityArgument } from "../arguments";
import { searchTool } from "../define-tool";
import { found, foundSchema } from "./found";
import { knownCity } from "./known-names";

export const accommodationSearch = searchTool({
  name: "AccommodationSearch",
  description:
    "Finds the accommodations of a city. The price is for one room and night, the occupancy that of one room. AccommodationSearch[Austin] finds all accommodations in Austin.",
  inputSchema: z.object({ city: cityArgument }),
  outputSchema: foundSchema(
    z.object({
      Name: z.string(),
      Price: z.number(),
      "Room Type": z.string(),
      "House Rules": z.string(),
      "Minimum Nights": z.number(),
      "Maximum Occupancy": z.number(),
      "Review Rate": z.number(),
      City: z.string(),
    }),
  ),
  search(input, world) {
    const city = knownCity(world, input.city, "city");
    if (!city.ok) return city;
    const rows = world.lodgings(city.value).map((lodging) => ({
      Name: lodging.name,
      Price: lodging.priceMinor / 100,
      "Room Type": lodging.roomType,
      "House Rules": lodging.houseRules,
      "Minimum Nights": lodging.minimumNights,
      "Maximum Occupancy": lodging.maximumOccupancy,
      "Review Rate": lodging.rating,
      City: lodging.city,
    }));
    return found(rows, "Accommodations", "accommodation", `in ${city.value}`);
  },
});
