import type { Fact, Line, Wording } from "../draft";

// A warm concierge chat assistant: contractions, exclamations, emojis, Markdown.

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** By the sum of the digits and the number of words. */
function choose(key: string, ...variants: readonly [string, ...string[]]): string {
  const digits = [...key].reduce((sum, char) => sum + (/\d/.test(char) ? Number(char) : 0), 0);
  return variants[(digits + key.length + key.split(" ").length) % variants.length] ?? variants[0];
}

function dollars(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString("en-US", { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;
}

/** "March 4th". */
function niceDate(date: string): string {
  const [, month = "", number = ""] = date.split("-");
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return date;
  const count = Number(number);
  const teen = count > 10 && count < 14;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][count % 10] ?? "th");
  return `${name} ${count}${ending}`;
}

/** "7:05 PM". */
function niceTime(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  const hour = Number(hours);
  if (!(hour < 24)) return time;
  return `${((hour + 11) % 12) + 1}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

function title(words: string): string {
  const spaced = words.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What a line costs the whole party. */
function yours(cost: number, people: number): string {
  return `${dollars(cost)} ${people === 1 ? "for you" : `for your party of ${people}`}`;
}

/** What a lodging costs by the night, and the nights. */
function stay(price: number, nights: number): string {
  return `**${dollars(price)}** a night (${nights === 1 ? "1 night" : `${nights} nights`})`;
}

function options(kind: "restaurant" | "attraction" | "accommodation", count: number): string {
  const [one, more] = {
    restaurant: ["restaurant", "restaurants"],
    attraction: ["attraction", "attractions"],
    accommodation: ["place to stay", "places to stay"],
  }[kind];
  return `${count} ${count === 1 ? one : more}`;
}

function emoji(mode: string): string {
  if (/fl|air|plane/i.test(mode)) return "✈️";
  if (/taxi|cab/i.test(mode)) return "🚕";
  return /train|rail/i.test(mode) ? "🚆" : "🚗";
}

function fact(said: Fact): string {
  switch (said.says) {
    case "next":
      return choose(
        said.what,
        `Next up on my list: ${said.what} 🔎`,
        `Alright, let's keep going! Here's what I'm doing now: ${said.what}`,
        `Perfect, moving on! 👉 ${said.what}`,
      );
    case "failed":
      return "Oops, that last lookup didn't go through 😅 No worries, I've got this!";
    case "no flights":
      return choose(
        `${said.from} ${said.to} ${said.date}`,
        `Hmm, I couldn't find any flights from **${said.from}** to **${said.to}** on ${niceDate(said.date)} 😕`,
        `Unfortunately there aren't any flights from ${said.from} to ${said.to} on ${niceDate(said.date)}. ` +
          "Don't worry, we'll figure it out!",
        `So it looks like nothing's flying ${said.from} ➡️ ${said.to} on ${niceDate(said.date)} — no flights came up.`,
      );
    case "flights": {
      const verb = said.count === 1 ? "There's" : "There are";
      const flights = said.count === 1 ? "1 flight" : `${said.count} flights`;
      return choose(
        `${said.from} ${said.to} ${said.date}`,
        `Great news! ${verb} **${flights}** from ${said.from} to ${said.to} on ${niceDate(said.date)} ✈️`,
        `I've found ${flights} going from **${said.from}** to **${said.to}** on ${niceDate(said.date)}!`,
      );
    }
    case "flight":
      return choose(
        `${said.number} ${said.price}`,
        `I love this one for you: **Flight ${said.number}** from ${said.from} to ${said.to} on ` +
          `${niceDate(said.date)}! ` +
          `You'd take off at ${niceTime(said.departs)} and land at ${niceTime(said.arrives)}, ` +
          `and it's **${dollars(said.price)} per person** 🎉`,
        `✈️ **${said.number}** (${said.from} to ${said.to}, ${niceDate(said.date)})\n` +
          `- Departs: ${niceTime(said.departs)}\n- Arrives: ${niceTime(said.arrives)}\n` +
          `- Price: ${dollars(said.price)} each\n\nSolid choice!`,
        `Let's go with ${said.number}! It's ${dollars(said.price)} a person, leaves ${said.from} at ` +
          `${niceTime(said.departs)} on ${niceDate(said.date)} and gets into ${said.to} at ${niceTime(said.arrives)}.`,
      );
    case "road":
      return choose(
        `${said.from} ${said.to} ${said.price}`,
        `${emoji(said.mode)} **${title(said.mode)}** from ${said.from} to ${said.to}: it's ${said.distance} and ` +
          `takes ${said.duration}, for ${dollars(said.price)}. Not bad at all!`,
        `Getting from ${said.from} to ${said.to} by ${said.mode.replaceAll("_", " ")}? That'd be ${said.duration} ` +
          `(${said.distance}), and it'll cost **${dollars(said.price)}** ${emoji(said.mode)}`,
      );
    case "places":
      if (said.count === 0) return `Aw, I've got ${options(said.kind, 0)} coming back for **${said.city}** 😕`;
      return choose(
        `${said.city} ${said.count}`,
        `Yay, I've got **${options(said.kind, said.count)}** in ${said.city} to look through! 😊`,
        `${said.city} came back with ${options(said.kind, said.count)}. Let's see what'd suit you!`,
        `Okay! That's ${options(said.kind, said.count)} for **${said.city}** 👀`,
      );
    case "attraction":
      return choose(
        said.name,
        `You're going to enjoy **${said.name}** in ${said.city}! 📸`,
        `Adding ${said.name} (${said.city}) to your sightseeing list ✨`,
        `I can't skip **${said.name}** while you're in ${said.city}! 🗺️`,
      );
    case "restaurant":
      return choose(
        said.name,
        `🍽️ **${said.name}** in ${said.city} looks yummy! It's rated ${said.rating}, serves ${said.cuisine}, ` +
          `and it's ${dollars(said.price)} per person.`,
        `How about ${said.name} (${said.city})? Think ${said.cuisine} 😋, a rating of **${said.rating}**, ` +
          `and ${dollars(said.price)} each.`,
        `Keeping this one! **${said.name}**, ${said.city}\n- Cuisine: ${said.cuisine}\n- Rating: ${said.rating} ⭐\n` +
          `- Cost: ${dollars(said.price)} a person`,
      );
    case "lodging":
      return choose(
        said.name,
        `🏨 I think you'll like **${said.name}** in ${said.city}! It's ${stay(said.price, said.nights)} ` +
          `and it's rated ${said.rating}.`,
        `Here's a lovely pick for ${said.city}: ${said.name}, with a rating of ${said.rating}, ` +
          `at ${stay(said.price, said.nights)} 🛏️`,
        `**${said.name}** (${said.city})\n- Rate: ${stay(said.price, said.nights)}\n- Rating: ${said.rating} ⭐\n\n` +
          "Looks good to me!",
      );
  }
}

function line(said: Line, people: number): string {
  switch (said.says) {
    case "day":
      return choose(
        `${said.city} ${said.date}`,
        `\n## 🌞 Day ${said.day}: ${said.city} (${niceDate(said.date)})`,
        `\n### Day ${said.day} – ${niceDate(said.date)} – ${said.city} ✨`,
      );
    case "ride": {
      const name = said.number === null ? title(said.mode) : `${title(said.mode)} ${said.number}`;
      const leaving = said.departs === null ? "" : `, leaving at ${niceTime(said.departs)}`;
      const arriving = said.arrives === null ? "" : `, arriving at ${niceTime(said.arrives)}`;
      const span =
        said.departs === null || said.arrives === null
          ? `${leaving}${arriving}`
          : ` (${niceTime(said.departs)} to ${niceTime(said.arrives)})`;
      return choose(
        `${said.from} ${said.to} ${said.cost}`,
        `- ${emoji(said.mode)} **${name}** from ${said.from} to ${said.to}${leaving}${arriving}. ` +
          `That's ${yours(said.cost, people)}!`,
        `- ${emoji(said.mode)} You'll travel from **${said.from}** to **${said.to}** with ${name}${span} – ` +
          `${yours(said.cost, people)}`,
        `- **${said.from} ➡️ ${said.to}:** ${name}${span}, ${yours(said.cost, people)} 🎒`,
      );
    }
    case "meal": {
      const icon = { breakfast: "🥐", lunch: "🥗", dinner: "🍷" }[String(said.meal).toLowerCase()] ?? "🍴";
      const at = said.at === null ? "" : ` at ${niceTime(said.at)}`;
      return choose(
        `${said.name} ${said.cost}`,
        `- ${icon} **${title(said.meal)}**${at}: ${said.name} in ${said.city} (${yours(said.cost, people)})`,
        `- ${icon} Treat yourself to ${said.meal}${at}: **${said.name}**, ${said.city}! It's ` +
          `${yours(said.cost, people)}.`,
        `- **${title(said.meal)}:** ${said.name}, ${said.city}${at} – ${yours(said.cost, people)} 😋`,
      );
    }
    case "visit": {
      const from = said.from === null ? "" : ` from ${niceTime(said.from)}`;
      const to = said.to === null ? "" : ` until ${niceTime(said.to)}`;
      return choose(
        said.name,
        `- 📸 Explore **${said.name}** in ${said.city}${from}${to}!`,
        `- 🎟️ **${said.name}** (${said.city})${from}${to} – enjoy!`,
      );
    }
    case "night":
      return choose(
        `${said.name} ${said.cost}`,
        `- 🛏️ You'll be sleeping at **${said.name}** in ${said.city} (${dollars(said.cost)} for the night)`,
        `- 🌙 **Tonight's stay:** ${said.name}, ${said.city} – ${dollars(said.cost)} for this night`,
        `- 🏨 Rest up at ${said.name} in **${said.city}**! That's ${dollars(said.cost)} per night.`,
      );
    case "total":
      return choose(
        String(said.amount),
        `\n### 💰 Quick recap\n**Grand total: ${yours(said.amount, people)}**`,
        `\n**Grand total:** ${dollars(said.amount)} for everything 🎉`,
      );
    case "within":
      return choose(
        `${said.budget} ${said.left}`,
        `You're within your ${dollars(said.budget)} budget, and that leaves you ${dollars(said.left)} of wiggle ` +
          "room! 🥳",
        `Your budget's **${dollars(said.budget)}**, so you've still got **${dollars(said.left)}** to spare. Have ` +
          "a fantastic trip! 💛",
      );
  }
}

export const concierge: Wording = { fact, line, between: "\n\n" };
