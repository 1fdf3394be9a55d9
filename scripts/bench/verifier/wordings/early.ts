import { formatLongDate, type LocalTime, minutesOfDay } from "@/server/trip";
import type { Fact, Line, Wording } from "../draft";

const dollars = (amount: number) =>
  `$${amount.toLocaleString("en-US", { minimumFractionDigits: amount % 1 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;

/** Sentences, as an agent thinks aloud. */
export const plain: Wording = {
  between: " ",
  fact(fact: Fact): string {
    switch (fact.says) {
      case "next":
        return `Next I search ${fact.what}.`;
      case "failed":
        return "That call did not work, so I try another.";
      case "no flights":
        return `There is no flight from ${fact.from} to ${fact.to} on ${fact.date}.`;
      case "flights":
        return `There are ${fact.count} flights from ${fact.from} to ${fact.to} on ${fact.date}.`;
      case "flight":
        return `Flight ${fact.number} on ${fact.date} leaves at ${fact.departs}, arrives at ${fact.arrives} and costs ${dollars(fact.price)} per person.`;
      case "road":
        return `By ${fact.mode} from ${fact.from} to ${fact.to} it takes ${fact.duration} for ${fact.distance} and costs ${dollars(fact.price)}.`;
      case "places":
        return `I found ${fact.count} ${fact.kind}s in ${fact.city}.`;
      case "attraction":
        return `${fact.name} in ${fact.city} is worth a visit.`;
      case "restaurant":
        return `${fact.name} in ${fact.city} serves ${fact.cuisine} food, costs ${dollars(fact.price)} per person and is rated ${fact.rating}.`;
      case "lodging":
        return `${fact.name} in ${fact.city} is available for ${dollars(fact.price)} per night, rated ${fact.rating}, with a minimum of ${fact.nights} nights.`;
    }
  },
  line(line: Line, people: number): string {
    const party = `for ${people} people`;
    switch (line.says) {
      case "day":
        return `Day ${line.day} (${line.date}), ${line.city}:`;
      case "ride": {
        const times = line.departs === null ? "" : `, leaving at ${line.departs} and arriving at ${line.arrives}`;
        const what = line.number === null ? `Go by ${line.mode}` : `Take flight ${line.number}`;
        return `- ${what} from ${line.from} to ${line.to}${times}, ${dollars(line.cost)} ${party}.`;
      }
      case "meal":
        return `- ${line.meal[0]?.toUpperCase()}${line.meal.slice(1)} at ${line.name}, ${line.city}${line.at === null ? "" : ` at ${line.at}`}, ${dollars(line.cost)} ${party}.`;
      case "visit":
        return `- Visit ${line.name}, ${line.city}${line.from === null ? "" : ` from ${line.from} to ${line.to}`}.`;
      case "night":
        return `- Night at ${line.name}, ${line.city}, ${dollars(line.cost)}.`;
      case "total":
        return `The whole trip costs ${dollars(line.amount)} in total.`;
      case "within":
        return `It is within your budget of ${dollars(line.budget)}, with ${dollars(line.left)} left.`;
    }
  },
};

/** Notes in Markdown, twelve-hour clocks, dates and amounts in words of another kind. */
export const notes: Wording = {
  between: "\n",
  fact(fact: Fact): string {
    switch (fact.says) {
      case "next":
        return `Okay, let me look up ${fact.what}`;
      case "failed":
        return "Hmm, an error. Retrying with the right spelling.";
      case "no flights":
        return `Nothing flies ${fact.from} to ${fact.to} on ${longDate(fact.date)}: no flights found.`;
      case "flights":
        return `FlightSearch found ${fact.count} flights, ${fact.from} to ${fact.to}, ${longDate(fact.date)}.`;
      case "flight":
        return `**${fact.number}** (${longDate(fact.date)}): departs ${twelve(fact.departs)}, lands ${twelve(fact.arrives)}, fare USD ${fact.price.toFixed(2)} each.`;
      case "road":
        return `${fact.mode}: ${fact.from} to ${fact.to}, ${fact.distance}, about ${fact.duration} of driving, cost ${fact.price} dollars.`;
      case "places":
        return `${fact.city} has ${fact.count} ${fact.kind === "accommodation" ? "places to stay" : fact.kind === "attraction" ? "sights" : "places to eat"}.`;
      case "attraction":
        return `For sightseeing I note "${fact.name}" (${fact.city}).`;
      case "restaurant":
        return `"${fact.name}" (${fact.city}): ${fact.cuisine} cuisine, ${fact.price} dollars a head, ${fact.rating} stars.`;
      case "lodging":
        return `"${fact.name}" (${fact.city}) can be booked: ${dollars(fact.price)}/night; rating ${fact.rating}; at least ${fact.nights} nights.`;
    }
  },
  line(line: Line, people: number): string {
    switch (line.says) {
      case "day":
        return `### Day ${line.day}: ${line.city}, ${longDate(line.date)}`;
      case "ride": {
        const times =
          line.departs === null ? "" : ` (${twelve(line.departs)} to ${twelve(line.arrives ?? line.departs)})`;
        return `* ${line.number === null ? line.mode : `**${line.number}**`} ${line.from} to ${line.to}${times}: ${dollars(line.cost)} altogether`;
      }
      case "meal":
        return `* ${line.at === null ? "" : `${twelve(line.at)} `}${line.meal}: "${line.name}" (${line.city}), ${dollars(line.cost)} for the party`;
      case "visit":
        return `* ${line.from === null ? "" : `${twelve(line.from)} to ${twelve(line.to ?? line.from)}: `}"${line.name}" (${line.city})`;
      case "night":
        return `* Sleep: "${line.name}" (${line.city}), ${dollars(line.cost)} for the night`;
      case "total":
        return `**Total: ${dollars(line.amount)}**`;
      case "within":
        return `That fits the budget (${dollars(line.budget)}); ${dollars(line.left)} remain for the ${people === 1 ? "traveler" : "party"}.`;
    }
  },
};

/** A letter to the traveler: longer sentences, the value before the name, other words for the same. */
export const letter: Wording = {
  between: " ",
  fact(fact: Fact): string {
    switch (fact.says) {
      case "next":
        return `Now I need to check ${fact.what}.`;
      case "failed":
        return "The search was refused; I will try again with another spelling.";
      case "no flights":
        return `Unfortunately no flights are available between ${fact.from} and ${fact.to} on ${monthFirst(fact.date)}.`;
      case "flights":
        return `On ${monthFirst(fact.date)} I can choose among ${fact.count} flights from ${fact.from} to ${fact.to}.`;
      case "flight":
        return `For ${dollars(fact.price)} a person, flight ${fact.number} takes off at ${fact.departs} on ${monthFirst(fact.date)} and gets in at ${fact.arrives}.`;
      case "road":
        return `Between ${fact.from} and ${fact.to} there are ${fact.distance} of road; going by ${fact.mode} takes ${fact.duration}, and the cost is ${dollars(fact.price)}.`;
      case "places":
        return `The search lists ${fact.count} ${fact.kind}s for ${fact.city}.`;
      case "attraction":
        return `We should see ${fact.name}, which is in ${fact.city}.`;
      case "restaurant":
        return `At ${dollars(fact.price)} per head, ${fact.name} (${fact.city}) offers ${fact.cuisine} dishes; its rating is ${fact.rating} out of 5.`;
      case "lodging":
        return `A room at ${fact.name}, ${fact.city}, goes for ${dollars(fact.price)} a night; guests gave it a rating of ${fact.rating}, and one has to stay at least ${fact.nights} nights.`;
    }
  },
  line(line: Line, people: number): string {
    switch (line.says) {
      case "day":
        return `On day ${line.day}, ${monthFirst(line.date)}, you are in ${line.city}.`;
      case "ride": {
        const times = line.departs === null ? "" : ` at ${line.departs}, and you arrive at ${line.arrives}`;
        return `You leave ${line.from} for ${line.to} ${line.number === null ? `by ${line.mode}` : `on flight ${line.number}`}${times}. That is ${dollars(line.cost)} for everyone.`;
      }
      case "meal":
        return `Have ${line.meal} at ${line.name} in ${line.city}${line.at === null ? "" : ` at ${line.at}`}; it comes to ${dollars(line.cost)} for all ${people}.`;
      case "visit":
        return `See ${line.name} in ${line.city}${line.from === null ? "" : ` between ${line.from} and ${line.to}`}.`;
      case "night":
        return `You sleep at ${line.name} in ${line.city} for ${dollars(line.cost)}.`;
      case "total":
        return `All in all the trip comes to ${dollars(line.amount)}.`;
      case "within":
        return `You wanted to spend at most ${dollars(line.budget)}, so ${dollars(line.left)} are left over.`;
    }
  },
};

/** As short as it gets. */
export const terse: Wording = {
  between: "; ",
  fact(fact: Fact): string {
    switch (fact.says) {
      case "next":
        return `next: look at ${fact.what}`;
      case "failed":
        return "failed, retry";
      case "no flights":
        return `no flights ${fact.from} - ${fact.to} ${fact.date}`;
      case "flights":
        return `${fact.count} flights ${fact.from} - ${fact.to} ${fact.date}`;
      case "flight":
        return `${fact.number} ${fact.date} ${fact.departs}-${fact.arrives} ${dollars(fact.price)} pp`;
      case "road":
        return `${fact.from} - ${fact.to} ${fact.mode}: ${fact.distance}, ${fact.duration}, ${dollars(fact.price)}`;
      case "places":
        return `${fact.city}: ${fact.count} ${fact.kind}s`;
      case "attraction":
        return `see ${fact.name}`;
      case "restaurant":
        return `${fact.name}: ${fact.cuisine}, ${dollars(fact.price)} pp, ${fact.rating} stars`;
      case "lodging":
        return `${fact.name}: ${dollars(fact.price)}/night, ${fact.rating}/5, min. ${fact.nights} nights`;
    }
  },
  line(line: Line): string {
    switch (line.says) {
      case "day":
        return `D${line.day} ${line.date} ${line.city}`;
      case "ride":
        return `${line.number ?? line.mode} ${line.from} - ${line.to}${line.departs === null ? "" : ` ${line.departs}-${line.arrives}`} ${dollars(line.cost)}`;
      case "meal":
        return `${line.at ?? ""} ${line.meal} ${line.name} ${dollars(line.cost)}`.trim();
      case "visit":
        return `${line.from ?? ""} ${line.name}`.trim();
      case "night":
        return `sleep ${line.name} ${dollars(line.cost)}`;
      case "total":
        return `total ${dollars(line.amount)}`;
      case "within":
        return `budget ${dollars(line.budget)}, left ${dollars(line.left)}`;
    }
  },
};

/** As chat assistants write: contractions, arrows, table rows, short dates without a year. Written without knowing how the verifier reads. */
export const assistant: Wording = {
  between: "\n",
  fact(fact: Fact): string {
    switch (fact.says) {
      case "next":
        return `Let me pull up ${fact.what}.`;
      case "failed":
        return "That didn't go through. One more time with different input.";
      case "no flights":
        return `Heads-up: zero flights from ${fact.from} to ${fact.to} on ${shortDate(fact.date)}.`;
      case "flights":
        return `Got ${fact.count} flight options for ${fact.from} → ${fact.to} (${shortDate(fact.date)}).`;
      case "flight":
        return `- ${fact.number}: ${fact.departs} → ${fact.arrives}, ${dollars(fact.price)}/person, ${shortDate(fact.date)}`;
      case "road":
        return `${fact.mode} ${fact.from} → ${fact.to}: ${fact.distance}, ${fact.duration}, comes out at ${dollars(fact.price)}.`;
      case "places":
        return `${fact.count} results for ${fact.kind}s in ${fact.city}.`;
      case "attraction":
        return `${fact.name} looks like a good fit while you're in ${fact.city}.`;
      case "restaurant":
        return `${fact.name} (${fact.cuisine}, ${fact.rating}★) in ${fact.city}: ${dollars(fact.price)}/person.`;
      case "lodging":
        return `${fact.name}, ${fact.city}: ${dollars(fact.price)} nightly, ${fact.rating}★, ${fact.nights}-night minimum, still open to book.`;
    }
  },
  line(line: Line, people: number): string {
    switch (line.says) {
      case "day":
        return `**Day ${line.day}** | ${line.city} | ${shortDate(line.date)}`;
      case "ride":
        return `| ${line.departs === null ? "–" : `${line.departs}–${line.arrives}`} | ${line.number ?? line.mode}: ${line.from} → ${line.to} | ${dollars(line.cost)} for ${people} |`;
      case "meal":
        return `| ${line.at ?? "–"} | ${line.meal} at ${line.name}, ${line.city} | ${dollars(line.cost)} for ${people} |`;
      case "visit":
        return `| ${line.from === null ? "–" : `${line.from}–${line.to}`} | ${line.name}, ${line.city} | – |`;
      case "night":
        return `| overnight | ${line.name}, ${line.city} | ${dollars(line.cost)} |`;
      case "total":
        return `Grand total: ${dollars(line.amount)}.`;
      case "within":
        return `You gave me ${dollars(line.budget)} to work with, so you'd still have ${dollars(line.left)} in hand.`;
    }
  },
};

/** "Mar 10". */
function shortDate(date: string): string {
  const [day, month] = longDate(date).split(" ");
  return `${month?.slice(0, 3)} ${day}`;
}

/** "March 10, 2026". */
function monthFirst(date: string): string {
  const [day, month, year] = longDate(date).split(" ");
  return `${month} ${day}, ${year}`;
}

/** "10 March 2026". */
function longDate(date: string): string {
  return formatLongDate(date).split(" ").slice(1).join(" ");
}

/** "2:05 pm". */
function twelve(time: LocalTime): string {
  const minutes = minutesOfDay(time) % 1_440;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
}
