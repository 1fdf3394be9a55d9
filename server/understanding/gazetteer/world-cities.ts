import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const FOLDER = join(process.cwd(), "server", "understanding", "gazetteer");

let names: ReadonlyMap<string, string> | null = null;

/**
 * The proper spelling of a city of the world's, however it is written ("st augustine", "Québec City"); null where no city of 1,000 people in
 * North America or 5,000 elsewhere bears the name. From GeoNames (CC BY 4.0), by `npm run world-cities`.
 */
export function worldCity(name: string): string | null {
  names ??= readNames();
  return names.get(keyOf(name)) ?? null;
}

function readNames(): ReadonlyMap<string, string> {
  const text = gunzipSync(readFileSync(join(FOLDER, "world-cities.txt.gz"))).toString("utf8");
  return new Map(text.split("\n").map((name) => [keyOf(name), name]));
}

const PLAIN: Readonly<Record<string, string>> = { ø: "o", ł: "l", ß: "ss", æ: "ae" };

function keyOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'.]/g, "")
    .toLowerCase()
    .replace(/[-øłßæ]/g, (letter) => PLAIN[letter] ?? " ");
}
