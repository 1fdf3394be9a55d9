import type { Fact, Line, Wording } from "../draft";

// A formal corporate travel agent: full sentences, the passive voice, amounts with the currency's code.

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** By the codes of the characters. */
function vary(key: string, first: string, ...rest: readonly string[]): string {
  let code = 0;
  for (const char of key) code += char.codePointAt(0) ?? 0;
  return [first, ...rest][code % (rest.length + 1)] ?? first;
}

/** "USD 1,204.00". */
function amount(value: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `USD ${value.toLocaleString("en-US", digits)}`;
}

/** "4 March 2022". */
function formalDate(date: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const month = MONTHS[Number(parts?.[2] ?? "0") - 1];
  return month === undefined ? date : `${Number(parts?.[3])} ${month} ${parts?.[1]}`;
}

function modeName(mode: string): string {
  return mode.replaceAll("_", " ");
}

function startCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The party. */
function travelers(people: number): string {
  return people === 1 ? "the traveler" : `the ${people} travelers`;
}

/** What a line costs the whole party. */
function charged(cost: number, people: number): string {
  return `${amount(cost)} for ${travelers(people)}`;
}

/** What a lodging costs by the night, and the nights. */
function nightly(price: number, nights: number): string {
  return `${amount(price)} per night (${nights === 1 ? "one night" : `${nights} nights`})`;
}

/** The start of a sentence on how many places were found. */
function found(kind: "restaurant" | "attraction" | "accommodation", count: number): string {
  const [one, more] = {
    restaurant: ["restaurant", "restaurants"],
    attraction: ["attraction", "attractions"],
    accommodation: ["accommodation option", "accommodation options"],
  }[kind];
  return count === 1 ? `1 ${one} has` : `${count === 0 ? "No" : count} ${more} have`;
}

function fact(said: Fact): string {
  switch (said.says) {
    case "next":
      return vary(
        said.what,
        `The following step will now be undertaken: ${said.what}.`,
        `In continuation of the present request, the next item to be addressed is as follows: ${said.what}.`,
        `Next action: ${said.what}.`,
      );
    case "failed":
      return "It is regretted that the preceding request could not be completed and that an error was returned.";
    case "no flights":
      return vary(
        said.from + said.to + said.date,
        `It must be noted that no flights are offered from ${said.from} to ${said.to} on ${formalDate(said.date)}.`,
        `No flights from ${said.from} to ${said.to} could be identified for ${formalDate(said.date)}; ` +
          "an alternative will therefore be considered.",
        `The search for air services between ${said.from} and ${said.to}, for departure from ${said.from} on ` +
          `${formalDate(said.date)}, has yielded no flights.`,
      );
    case "flights": {
      const options = said.count === 1 ? "1 flight has" : `${said.count} flights have`;
      return vary(
        said.from + said.to + said.date,
        `A total of ${said.count} ${said.count === 1 ? "flight was" : "flights were"} returned for travel from ` +
          `${said.from} to ${said.to} on ${formalDate(said.date)}.`,
        `${options} been identified from ${said.from} to ${said.to} for ${formalDate(said.date)}, ` +
          "and the results have been duly reviewed.",
      );
    }
    case "flight":
      return vary(
        `${said.number} ${said.price}`,
        `Flight ${said.number} from ${said.from} to ${said.to} on ${formalDate(said.date)} has been selected; ` +
          "departure " +
          `is scheduled for ${said.departs} and arrival for ${said.arrives}, and the fare amounts to ` +
          `${amount(said.price)} per traveler.`,
        `Flight ${said.number} is considered suitable. It departs from ${said.from} at ${said.departs} on ` +
          `${formalDate(said.date)} and arrives in ${said.to} at ${said.arrives}. ` +
          `The fare is quoted at ${amount(said.price)} per person.`,
        `For the sector ${said.from} to ${said.to} on ${formalDate(said.date)}, a fare of ${amount(said.price)} per ` +
          `traveler is available on flight ${said.number} (departure: ${said.departs} hours; ` +
          `arrival: ${said.arrives} hours).`,
      );
    case "road":
      return vary(
        said.from + said.to + said.price,
        `Ground transportation from ${said.from} to ${said.to} by ${modeName(said.mode)} covers ${said.distance}, ` +
          `requires ${said.duration}, and is priced at ${amount(said.price)}.`,
        `The journey from ${said.from} to ${said.to} may be undertaken by ${modeName(said.mode)}. The duration is ` +
          `stated as ${said.duration}, the distance as ${said.distance}, and the cost as ${amount(said.price)}.`,
      );
    case "places":
      return vary(
        said.city + said.count,
        `${found(said.kind, said.count)} been identified in ${said.city}.`,
        `Following an inquiry, ${found(said.kind, said.count).toLowerCase()} been returned for ${said.city}. ` +
          "The results have been noted.",
      );
    case "attraction":
      return vary(
        said.name,
        `A visit to ${said.name} in ${said.city} is proposed.`,
        `${said.name}, which is located in ${said.city}, has been noted as an attraction for consideration.`,
        `With regard to sightseeing in ${said.city}, ${said.name} has been retained.`,
      );
    case "restaurant":
      return vary(
        said.name,
        `${said.name} in ${said.city} has been shortlisted; the cuisine is listed as ${said.cuisine}, the ` +
          `cost is ${amount(said.price)} per person, and the rating is ${said.rating}.`,
        `For dining in ${said.city}, ${said.name} is recommended. Its rating is recorded as ${said.rating}, its ` +
          `cost as ${amount(said.price)} per guest, and its cuisine as ${said.cuisine}.`,
        `A dining establishment has been identified in ${said.city}, namely ${said.name} (cuisine: ${said.cuisine}; ` +
          `rating: ${said.rating}; cost: ${amount(said.price)} per traveler).`,
      );
    case "lodging":
      return vary(
        said.name,
        `Accommodation has been identified in ${said.city}: ${said.name}, with a rating of ${said.rating}, at a ` +
          `rate of ${nightly(said.price, said.nights)}.`,
        `${said.name} in ${said.city} is deemed appropriate. The rate is quoted at ` +
          `${nightly(said.price, said.nights)}, and the property is rated ${said.rating}.`,
        `Lodging in ${said.city} is available at ${said.name}, which is rated ${said.rating} and is offered at ` +
          `${nightly(said.price, said.nights)}.`,
      );
  }
}

function line(said: Line, people: number): string {
  switch (said.says) {
    case "day":
      return vary(
        said.city + said.date,
        `DAY ${said.day}: ${formalDate(said.date)} (${said.city})`,
        `Day ${said.day}, ${formalDate(said.date)}. Location: ${said.city}.`,
      );
    case "ride": {
      const service = said.number === null ? modeName(said.mode) : `${modeName(said.mode)} ${said.number}`;
      const times = [
        ...(said.departs === null ? [] : [`departure is scheduled for ${said.departs}`]),
        ...(said.arrives === null ? [] : [`arrival is scheduled for ${said.arrives}`]),
      ];
      const schedule = times.length === 0 ? "" : ` ${startCase(times.join(" and "))}.`;
      const brief = [
        ...(said.departs === null ? [] : [`departing at ${said.departs}`]),
        ...(said.arrives === null ? [] : [`arriving at ${said.arrives}`]),
      ].map((part) => `, ${part}`);
      return vary(
        said.from + said.to + said.cost,
        `Transportation from ${said.from} to ${said.to} is provided by ${service}.${schedule} ` +
          `The cost amounts to ${charged(said.cost, people)}.`,
        `${startCase(service)} is to be taken from ${said.from} to ${said.to}${brief.join("")}, at a cost of ` +
          `${charged(said.cost, people)}.`,
        `Transfer: ${said.from} to ${said.to} by ${service}${brief.join("")}. ` +
          `Total for this segment: ${amount(said.cost)}.`,
      );
    }
    case "meal": {
      const at = said.at === null ? "" : ` at ${said.at}`;
      return vary(
        said.name + said.cost,
        `${startCase(said.meal)} has been arranged${at} at ${said.name} in ${said.city}, at a cost of ` +
          `${charged(said.cost, people)}.`,
        `${startCase(said.meal)}${at}: ${said.name}, ${said.city}. The expense is ${charged(said.cost, people)}.`,
        `It is suggested that ${said.meal} be taken${at} at ${said.name}, ${said.city} ` +
          `(${charged(said.cost, people)}).`,
      );
    }
    case "visit": {
      const from = said.from === null ? "" : ` from ${said.from}`;
      const to = said.to === null ? "" : ` ${said.from === null ? "until" : "to"} ${said.to}`;
      return vary(
        said.name,
        `A visit to ${said.name} in ${said.city} is scheduled${from}${to}.`,
        `Sightseeing: ${said.name}, ${said.city}${from === "" && to === "" ? "" : `,${from}${to}`}.`,
      );
    }
    case "night":
      return vary(
        said.name + said.cost,
        `Overnight accommodation is provided at ${said.name} in ${said.city}, at ${amount(said.cost)} for the night.`,
        `Lodging: ${said.name}, ${said.city}. The charge for this night is ${amount(said.cost)}.`,
        `The night will be spent at ${said.name}, ${said.city}, for which ${amount(said.cost)} is payable.`,
      );
    case "total":
      return vary(
        String(said.amount),
        `The total cost of the trip amounts to ${charged(said.amount, people)}.`,
        `Total estimated expenditure: ${amount(said.amount)}.`,
      );
    case "within":
      return vary(
        `${said.budget}/${said.left}`,
        `This remains within the approved budget of ${amount(said.budget)}, and a balance of ` +
          `${amount(said.left)} is left.`,
        `The budget of ${amount(said.budget)} has been respected. Remaining balance: ${amount(said.left)}.`,
      );
  }
}

export const agency: Wording = { fact, line, between: " " };
