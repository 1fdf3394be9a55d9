import { onceForEach } from "@/server/trip";
import type { World } from "@/server/worlds";
import { NameTable } from "../text/tokens";

/** What a world calls its places and cities, made once for each world. */
export const worldNames = onceForEach((world: World) => {
  const [places, cities] = [new NameTable(), new NameTable()];
  for (const { name, state } of world.gazetteer.cities) {
    cities.add(name);
    if (state !== "") cities.add(state);
    for (const records of [world.lodgings(name), world.restaurants(name), world.attractions(name)]) {
      for (const record of records) places.add(record.name);
    }
  }
  return { places, cities };
});
