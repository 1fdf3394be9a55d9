import type { Fact, Line, Wording } from "../draft";

// A small sloppy model: lower case, run-on sentences, repeated words, missing punctuation, fragments of JSON.

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** By the letters and the digits, whatever comes to hand. */
function either(key: string, variants: readonly [string, ...string[]]): string {
  const number = Number(key.replace(/\D/g, "").slice(-2));
  return variants[(number + key.replace(/\d/g, "").length) % variants.length] ?? variants[0];
}

/** "4 mar". */
function on(date: string): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1];
  return month === undefined ? date : `${Number(date.slice(8, 10))} ${month}`;
}

/** "7:05pm". */
function oclock(time: string): string {
  const hour = Number(time.slice(0, 2));
  if (!(hour < 24)) return time;
  if (hour === 0) return `12${time.slice(2)}am`;
  return `${hour > 12 ? hour - 12 : hour}${time.slice(2)}${hour < 12 ? "am" : "pm"}`;
}

function money(amount: number): string {
  return `${amount} dollars`;
}

/** What a line costs the whole party. */
function everyone(cost: number, people: number): string {
  return `${money(cost)} ${people === 1 ? "for 1 person" : `for all ${people} people`}`;
}

/** What a lodging costs by the night, and the nights. */
function perNight(price: number, nights: number): string {
  return `${money(price)} per night ${nights} ${nights === 1 ? "night" : "nights"}`;
}

function by(mode: string): string {
  return mode.replaceAll("_", " ");
}

function many(kind: "restaurant" | "attraction" | "accommodation", count: number): string {
  return `${count} ${count === 1 ? kind : `${kind}s`}`;
}

function fact(said: Fact): string {
  switch (said.says) {
    case "next":
      return either(said.what, [
        `ok so next is ${said.what}`,
        `now now i do this: ${said.what}`,
        `next step ${said.what} ok`,
      ]);
    case "failed":
      return "ok so that one gave error it it did not work";
    case "no flights":
      return either(said.from + said.to + said.date, [
        `ok so there is no flights from ${said.from} to ${said.to} on ${on(said.date)} so i need other way`,
        `no flight found ${said.from} to ${said.to} ${said.date} i checked it`,
        `{"from": "${said.from}", "to": "${said.to}", "date": "${said.date}", "flights": []} so its no flights`,
      ]);
    case "flights":
      return either(said.from + said.to + said.date, [
        `ok so i found ${said.count} ${said.count === 1 ? "flight" : "flights"} from ${said.from} to ${said.to} ` +
          `on ${on(said.date)} thats good`,
        `search say ${said.count} ${said.count === 1 ? "flight" : "flights"} ${said.from} to ${said.to} ${said.date}`,
        `{"from": "${said.from}", "to": "${said.to}", "date": "${said.date}", "flights_found": ${said.count}}`,
      ]);
    case "flight":
      return either(said.from + said.to + said.price, [
        `flight is ${said.number} cost ${money(said.price)} each person it go from ${said.from} to ${said.to} ` +
          `on ${on(said.date)} leave ${oclock(said.departs)} and and arrive ${oclock(said.arrives)}`,
        `ok so i take ${said.number} ${said.from} to ${said.to} ${said.date} ${said.departs} to ${said.arrives} ` +
          `price ${said.price} usd per person good good`,
        `{"flight": "${said.number}", "from": "${said.from}", "to": "${said.to}", "date": "${said.date}", ` +
          `"dep": "${said.departs}", "arr": "${said.arrives}", "price_per_person": ${said.price}} i will use it`,
      ]);
    case "road":
      return either(said.from + said.to + said.price, [
        `${by(said.mode)} from ${said.from} to ${said.to} is ${said.distance} and take ${said.duration} ` +
          `cost ${money(said.price)}`,
        `ok so we can go by ${by(said.mode)} ${said.from} to ${said.to} it takes ${said.duration} its ` +
          `${said.distance} ` +
          `and and the cost is $${said.price}`,
        `{"mode": "${said.mode}", "from": "${said.from}", "to": "${said.to}", "time": "${said.duration}", ` +
          `"distance": "${said.distance}", "cost": ${said.price}}`,
      ]);
    case "places":
      return either(said.city + said.count, [
        `ok so ${said.city} have ${many(said.kind, said.count)} in the list`,
        `i got ${many(said.kind, said.count)} for for ${said.city} now i choose`,
      ]);
    case "attraction":
      return either(said.name, [
        `we can see ${said.name} in ${said.city} its nice`,
        `ok so ${said.name} is in ${said.city} i put it put it in plan`,
        `{"attraction": "${said.name}", "city": "${said.city}"}`,
      ]);
    case "restaurant":
      return either(said.name, [
        `eat at ${said.name} in ${said.city} it is ${said.cuisine} cost ${money(said.price)} each person rating ` +
          `${said.rating}`,
        `ok so ${said.name} ${said.city} rating is is ${said.rating} food ${said.cuisine} and $${said.price} per ` +
          "person",
        `{"restaurant": "${said.name}", "city": "${said.city}", "cuisine": "${said.cuisine}", ` +
          `"cost_per_person": ${said.price}, "rating": ${said.rating}} good`,
      ]);
    case "lodging":
      return either(said.name, [
        `we stay at ${said.name} in ${said.city} its ${perNight(said.price, said.nights)} rating ${said.rating} ok`,
        `ok so the the place is ${said.name} ${said.city} rating ${said.rating} price ` +
          `${perNight(said.price, said.nights)}`,
        `{"stay": "${said.name}", "city": "${said.city}", "price_per_night": ${said.price}, "nights": ` +
          `${said.nights}, ` +
          `"rating": ${said.rating}}`,
      ]);
  }
}

function line(said: Line, people: number): string {
  switch (said.says) {
    case "day":
      return either(said.city + said.date, [
        `day ${said.day} ${on(said.date)} ${said.city}`,
        `day ${said.day}: (${said.date}) city is ${said.city}`,
      ]);
    case "ride": {
      const name = said.number === null ? by(said.mode) : `${by(said.mode)} ${said.number}`;
      const leave = said.departs === null ? "" : ` leave ${oclock(said.departs)}`;
      const arrive = said.arrives === null ? "" : ` arrive ${oclock(said.arrives)}`;
      const json = [
        `"mode": "${said.mode}"`,
        ...(said.number === null ? [] : [`"number": "${said.number}"`]),
        `"from": "${said.from}", "to": "${said.to}"`,
        ...(said.departs === null ? [] : [`"dep": "${said.departs}"`]),
        ...(said.arrives === null ? [] : [`"arr": "${said.arrives}"`]),
        `"total_cost": ${said.cost}`,
      ];
      return either(said.from + said.to + said.cost, [
        `go ${said.from} to ${said.to} with ${name}${leave}${arrive} cost ${everyone(said.cost, people)}`,
        `take ${name} from ${said.from} to ${said.to}${leave}${arrive} its $${said.cost} in total for everyone`,
        `{${json.join(", ")}}`,
      ]);
    }
    case "meal": {
      const at = said.at === null ? "" : ` at ${oclock(said.at)}`;
      return either(said.name + said.cost, [
        `${said.meal}${at} is ${said.name} ${said.city} cost ${everyone(said.cost, people)}`,
        `then ${said.meal}: ${said.name} in ${said.city}${at} total $${said.cost} all together`,
        `${said.meal} we eat eat in ${said.name}, ${said.city}${at} (${everyone(said.cost, people)})`,
      ]);
    }
    case "visit": {
      const from = said.from === null ? "" : ` from ${oclock(said.from)}`;
      const to = said.to === null ? "" : ` ${said.from === null ? "until" : "to"} ${oclock(said.to)}`;
      return either(said.name, [
        `visit ${said.name} in ${said.city}${from}${to}`,
        `then we go see ${said.name} ${said.city}${from}${to} nice nice`,
      ]);
    }
    case "night":
      return either(said.name + said.cost, [
        `sleep at ${said.name} in ${said.city} cost ${money(said.cost)} for the night`,
        `night: ${said.name} ${said.city} its $${said.cost} this night`,
        `{"night": "${said.name}", "city": "${said.city}", "cost_this_night": ${said.cost}}`,
      ]);
    case "total":
      return either(String(said.amount), [
        `so total is ${everyone(said.amount, people)}`,
        `total total cost $${said.amount}`,
        `{"total": ${said.amount}}`,
      ]);
    case "within":
      return either(`${said.budget}${said.left}`, [
        `budget is ${money(said.budget)} so its ok we have ${money(said.left)} left`,
        `its in the budget $${said.budget} and and left is $${said.left}`,
      ]);
  }
}

export const careless: Wording = { fact, line, between: ", " };
