/**
 * How the published rules find a place that a plan names "Name, City" ("NC" and "Lookup" of the benchmark's rules):
 * the city is what follows the last comma, the name what precedes it, after its last line break, and the first row of
 * that city whose name contains the text is the one. So a full name may lead to another row, or to none.
 */
interface Place {
  readonly name: string;
  readonly city: string;
}

/** For each place, in file order, whether its own "Name, City" leads back to it. */
export function resolveNames(places: readonly Place[]): boolean[] {
  const rowsOfCity = new Map<string, number[]>();
  for (const [row, { city }] of places.entries()) {
    const rows = rowsOfCity.get(city);
    if (rows === undefined) rowsOfCity.set(city, [row]);
    else rows.push(row);
  }
  return places.map((place, row) => {
    const read = nameAndCity(`${place.name}, ${place.city}`);
    return rowsOfCity.get(read.city)?.find((other) => places[other]?.name.includes(read.name)) === row;
  });
}

/** NC of the published rules. */
function nameAndCity(written: string): Place {
  const comma = written.lastIndexOf(",");
  if (comma < 0 || comma === written.length - 1) return { name: "-", city: "-" };
  const name = written.slice(0, comma).trim();
  return {
    name: name.slice(name.lastIndexOf("\n") + 1),
    city: cutAtParenthesis(written.slice(comma + 1).trim()).trim(),
  };
}

/** P of the published rules: everything before a "(" that a ")" follows, unless a line break comes first. */
function cutAtParenthesis(text: string): string {
  const open = text.indexOf("(");
  if (open < 0 || !text.includes(")", open) || text.slice(0, open).includes("\n")) return text;
  return text.slice(0, open);
}
