import { z } from "zod";
import { cityArgument } from "../arguments";
import { searchTool } from "../define-tool";
import { found, foundSchema } from "./found";
import { knownCity } from "./known-names";

export const restaurantSearch = searchTool({
  name: "RestaurantSearch",
  description:
    "Finds the restaurants of a city. The average cost is for one person and meal. RestaurantSearch[Austin] finds all restaurants in Austin.",
  inputSchema: z.object({ city: cityArgument }),
  outputSchema: foundSchema(
    z.object({
      Name: z.string(),
      "Average Cost": z.number(),
      Cuisines: z.string(),
      "Aggregate Rating": z.number(),
      City: z.string(),
    }),
  ),
  search(input, world) {
    const city = knownCity(world, input.city, "city");
    if (!city.ok) return city;
    const rows = world.restaurants(city.value).map((restaurant) => ({
      Name: restaurant.name,
      "Average Cost": restaurant.priceMinor / 100,
      Cuisines: restaurant.cuisines,
      "Aggregate Rating": restaurant.rating,
      City: restaurant.city,
    }));
    return found(rows, "Restaurants", "restaurant", `in ${city.value}`);
  },
});
