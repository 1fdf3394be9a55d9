import type { Fact, Line, Wording } from "../draft";

// A ReAct research agent: dense notes, abbreviations, arrows.

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

type Variants = readonly [string, ...string[]];

/** By the length of what is said and the sum of its digits. */
function pick(key: string, variants: Variants): string {
  const digits = key.replace(/\D/g, "").split("");
  const sum = digits.reduce((before, digit) => before + Number(digit), key.length);
  return variants[sum % variants.length] ?? variants[0];
}

function usd(amount: number): string {
  const [whole = "0", cents] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `$${cents === undefined ? grouped : `${grouped}.${cents}`}`;
}

/** "Mar 4". */
function day(date: string): string {
  const parts = /^\d{4}-(\d{2})-(\d{2})/.exec(date);
  const month = MONTHS[Number(parts?.[1] ?? "0") - 1];
  return month === undefined ? date : `${month} ${Number(parts?.[2])}`;
}

/** "7:05pm". */
function clock(time: string): string {
  const parts = /^(\d{1,2}):(\d{2})/.exec(time);
  const hour = Number(parts?.[1] ?? "24");
  return hour > 23 ? time : `${hour % 12 === 0 ? 12 : hour % 12}:${parts?.[2]}${hour < 12 ? "am" : "pm"}`;
}

function mode(name: string): string {
  return name.replaceAll("_", " ");
}

/** What a line costs the whole party. */
function forAll(cost: number, people: number): string {
  return people === 1 ? `${usd(cost)} (1 pax)` : `${usd(cost)} total (${people} pax)`;
}

/** What a lodging costs by the night, and the nights. */
function rate(price: number, nights: number): string {
  return `${usd(price)}/night, ${nights} ${nights === 1 ? "night" : "nights"}`;
}

function kinds(kind: "restaurant" | "attraction" | "accommodation", count: number): string {
  return count === 1 ? kind : `${kind}s`;
}

function fact(said: Fact): string {
  switch (said.says) {
    case "next":
      return pick(said.what, [
        `Thought: next → ${said.what}`,
        `Thought: OK, noted. Now: ${said.what}`,
        `→ TODO: ${said.what}`,
      ]);
    case "failed":
      return "Thought: prev. call failed (error, nothing usable returned). Need to account for that.";
    case "no flights":
      return pick(said.from + said.to, [
        `Thought: ${said.from} → ${said.to}, ${day(said.date)}: no flights. Dead end by air.`,
        `Obs: 0 flights ${said.from}→${said.to} on ${said.date}. Need a fallback.`,
        `Thought: flight search ${said.from} → ${said.to} (${day(said.date)}) came back empty → rule out flying here.`,
      ]);
    case "flights": {
      const flights = said.count === 1 ? "flight" : "flights";
      return pick(said.from + said.to, [
        `Thought: ${said.count} ${flights} for ${said.from} → ${said.to} on ${day(said.date)}. Let me weigh these.`,
        `Obs: ${said.from}→${said.to}, ${said.date}: ${said.count} ${flights} listed.`,
        `Flt search ${said.from} → ${said.to} (${day(said.date)}) → ${said.count} ` +
          `${said.count === 1 ? "hit" : "hits"}.`,
      ]);
    }
    case "flight":
      return pick(said.from + said.to + said.price, [
        `- cand: ${said.number} | ${said.from} → ${said.to} | ${said.date} | dep ${said.departs}, arr ` +
          `${said.arrives} | ` +
          `${usd(said.price)} pp → keep`,
        `Thought: flt ${said.number} (${said.from}→${said.to}, ${day(said.date)}) dep. ${clock(said.departs)} → ` +
          `arr. ${clock(said.arrives)}, ${usd(said.price)}/person. Works for me.`,
        `Pick for ${said.from} → ${said.to} on ${day(said.date)}: ${said.number}, ${said.departs}–${said.arrives}, ` +
          `${usd(said.price)} per pax.`,
      ]);
    case "road":
      return pick(said.from + said.to + said.price, [
        `- cand: ${mode(said.mode)} | ${said.from} → ${said.to} | ${said.duration} | ${said.distance} | ` +
          `${usd(said.price)}`,
        `Thought: ${mode(said.mode)} ${said.from}→${said.to} = ${said.distance}, ${said.duration}, cost ` +
          `${usd(said.price)}. ` +
          "Viable.",
        `Ground opt. ${said.from} → ${said.to} (${mode(said.mode)}): dur. ${said.duration}; dist. ${said.distance}; ` +
          `${usd(said.price)}.`,
      ]);
    case "places":
      return pick(said.city + said.count, [
        `Obs: ${said.city} → ${said.count} ${kinds(said.kind, said.count)} in results. Shortlisting.`,
        `Thought: got ${said.count} ${kinds(said.kind, said.count)} for ${said.city}; scan list.`,
      ]);
    case "attraction":
      return pick(said.name, [
        `- attr. cand: ${said.name} (${said.city}) → keep`,
        `Thought: sightseeing in ${said.city} → ${said.name}, good fit.`,
        `+ ${said.name} [${said.city}]`,
      ]);
    case "restaurant":
      return pick(said.name, [
        `- food cand: ${said.name} (${said.city}) | ${said.cuisine} | ${usd(said.price)} pp | rating ` +
          `${said.rating}`,
        `Thought: ${said.name}, ${said.city}: ${said.cuisine}; ${usd(said.price)}/person; rated ${said.rating}. ` +
          "Use it.",
        `${said.city} meal opt. → ${said.name} [${said.cuisine}], ${said.rating}★, ${usd(said.price)} per pax`,
      ]);
    case "lodging":
      return pick(said.name, [
        `- stay cand: ${said.name} (${said.city}) | ${rate(said.price, said.nights)} | rating ${said.rating}`,
        `Thought: lodging in ${said.city} → ${said.name}; ${rate(said.price, said.nights)}; rated ` +
          `${said.rating}. OK, lock it.`,
        `${said.city} stay: ${said.name} @ ${rate(said.price, said.nights)} (rtg ${said.rating}) → shortlist`,
      ]);
  }
}

function line(said: Line, people: number): string {
  switch (said.says) {
    case "day":
      return pick(said.city, [
        `## D${said.day} | ${said.date} | ${said.city}`,
        `Day ${said.day} (${day(said.date)}) → ${said.city}`,
      ]);
    case "ride": {
      const name = said.number === null ? mode(said.mode) : `${mode(said.mode)} ${said.number}`;
      const how = (format: (time: string) => string): string =>
        [
          ...(said.departs === null ? [] : [`dep ${format(said.departs)}`]),
          ...(said.arrives === null ? [] : [`arr ${format(said.arrives)}`]),
        ]
          .map((part) => `${part}, `)
          .join("");
      return pick(said.from + said.to + said.cost, [
        `- ${said.from} → ${said.to}: ${name}, ${how((time) => time)}${forAll(said.cost, people)}`,
        `- transit: ${name} | ${said.from}→${said.to} | ${how(clock)}${forAll(said.cost, people)}`,
      ]);
    }
    case "meal": {
      const short = said.meal.slice(0, 1).toUpperCase() + said.meal.slice(1);
      return pick(said.name, [
        `- ${said.meal}${said.at === null ? "" : ` @ ${said.at}`}: ${said.name} (${said.city}), ` +
          `${forAll(said.cost, people)}`,
        `- ${short} → ${said.name}, ${said.city}${said.at === null ? "" : ` [${clock(said.at)}]`} | ` +
          forAll(said.cost, people),
        `| ${said.at ?? "-"} | ${said.meal} | ${said.name} | ${said.city} | ${forAll(said.cost, people)} |`,
      ]);
    }
    case "visit": {
      const when = (format: (time: string) => string): string => {
        if (said.from !== null && said.to !== null) return ` ${format(said.from)}–${format(said.to)}`;
        if (said.from !== null) return ` from ${format(said.from)}`;
        return said.to === null ? "" : ` until ${format(said.to)}`;
      };
      return pick(said.name, [
        `- visit:${when((time) => time)} ${said.name} (${said.city})`,
        `- attr. → ${said.name}, ${said.city}${when(clock)}`,
      ]);
    }
    case "night":
      return pick(said.name, [
        `- stay: ${said.name} (${said.city}), ${usd(said.cost)} for the night`,
        `- o/n → ${said.name}, ${said.city} | ${usd(said.cost)}/night`,
        `| night | ${said.name} | ${said.city} | ${usd(said.cost)} this night |`,
      ]);
    case "total":
      return pick(String(said.amount), [
        `Σ = ${usd(said.amount)} (${people} pax, all-in)`,
        `TOTAL → ${usd(said.amount)}`,
      ]);
    case "within":
      return pick(`${said.budget}${said.left}`, [
        `Budget check: cap ${usd(said.budget)} → ${usd(said.left)} left. OK`,
        `vs. budget ${usd(said.budget)}: under, remaining = ${usd(said.left)}`,
      ]);
  }
}

export const react: Wording = { fact, line, between: "\n" };
