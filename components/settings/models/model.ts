import type { Answers } from "../../trpc/client";

export type Model = Answers["models"]["list"]["models"][number];
export type Reach = Answers["models"]["check"];

/** "$0.60 in, $2.40 out for a million tokens". */
export function priceLabel(price: Model["price"]): string {
  if (price === null) return "Unknown: limits in dollars refuse this model";
  if (price.inputPerMillion === 0 && price.outputPerMillion === 0) return "Free";
  return `${dollars(price.inputPerMillion)} in, ${dollars(price.outputPerMillion)} out for a million tokens`;
}

function dollars(amount: number): string {
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 4 });
}

/** "8 at a time, 300 a minute". */
export function paceLabel({ concurrency, requestsPerMinute }: Model): string {
  const atATime = `${concurrency} at a time`;
  return requestsPerMinute === null ? atATime : `${atATime}, ${requestsPerMinute} a minute`;
}

export function keyLabel({ key, keyVariable }: Model): string {
  if (keyVariable === null) return "No key needed";
  return key === "set" ? `Key set (${keyVariable})` : `Key missing (${keyVariable})`;
}

/** "Every role that no other model has, planner"; null: none. */
export function rolesLabel({ roles }: Model): string {
  if (roles.length === 0) return "None";
  const named = roles.filter((role) => role !== "default");
  const usual = roles.includes("default") ? ["every role without a model of its own"] : [];
  const label = [...usual, ...named].join(", ");
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}
