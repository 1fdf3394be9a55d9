import type { ValueKind } from "../text/values";
import { valuesIn } from "../text/values";
import type { Row } from "./rows";

/** Which columns hold values of a kind. */
const COLUMNS: Readonly<Record<Exclude<ValueKind, "count">, RegExp>> = {
  money: /price|cost|fare|fee|amount|ticket_price/i,
  clock: /time|depart|arriv|begin|end|open|clos|hour/i,
  date: /date|day|time/i,
  duration: /duration|minutes|time/i,
  distance: /distance|km/i,
  rating: /rating|rate|stars|score/i,
};

/** Numbers of people, nights and the like: each by the noun that counts them. */
const COUNT_COLUMNS: readonly (readonly [RegExp, RegExp])[] = [
  [/^nights?$/, /night/i],
  [/^(people|persons?|travell?ers?|guests?|adults?)$/, /occup|guest|capacity|people|person/i],
  [/^days?$/, /day/i],
  [/^rooms?$/, /^rooms?$/i],
];

/** The amounts of a kind in a row, in the units of `Value`. */
export function amountsIn(row: Row, kind: Exclude<ValueKind, "count">): number[] {
  return [...row].flatMap(([column, cell]) => {
    if (column !== "" && !COLUMNS[kind].test(column)) return [];
    const plain = plainAmount(cell, kind);
    if (plain !== null) return [plain];
    return valuesIn(String(cell)).flatMap((value) => (value.kind === kind ? [value.amount] : []));
  });
}

/** The numbers in a row that count what the noun names. */
export function countsIn(row: Row, noun: string): number[] {
  const columns = COUNT_COLUMNS.filter(([of]) => of.test(noun)).map(([, column]) => column);
  return [...row].flatMap(([column, cell]) => {
    const amount = Number(cell);
    return columns.some((pattern) => pattern.test(column)) && Number.isFinite(amount) ? [amount] : [];
  });
}

/** A cell that is a bare number, in the unit that its column has. */
function plainAmount(cell: string | number, kind: Exclude<ValueKind, "count">): number | null {
  if (typeof cell === "string" && !/^\s*\d+(?:\.\d+)?\s*$/.test(cell)) return null;
  const amount = Number(cell);
  switch (kind) {
    case "money":
      return Math.round(amount * 100);
    case "rating":
    case "distance":
    case "duration":
      return amount;
    case "clock":
    case "date":
      return null;
  }
}
