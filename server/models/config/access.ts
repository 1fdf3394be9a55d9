import type { Environment } from "./read-config";
import type { NamedModel } from "./roles";

/** What a server is shown with each request. All of it may be secret. */
export interface Access {
  /** Undefined where the server needs none. */
  readonly key: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** A variable that the models file names and that is not set. */
export interface MissingVariable {
  readonly missing: string;
}

/** The key and the headers of a model, out of the environment and the models file. */
export function accessOf({ settings }: NamedModel, environment: Environment): Access | MissingVariable {
  const { keyVariable, headers = {} } = settings;
  const key = keyVariable === undefined ? undefined : environment[keyVariable]?.trim();
  if (keyVariable !== undefined && !key) return { missing: keyVariable };
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const text = typeof value === "string" ? value : environment[value.variable]?.trim();
    if (!text) return { missing: typeof value === "string" ? name : value.variable };
    filled[name] = text;
  }
  return { key, headers: filled };
}

/** Shorter values are words that turn up anyway ("true"), and no secrets. */
const SHORTEST_SECRET = 6;

/** A server's text with the key and the headers' values blanked wherever it repeats them. */
export function withoutSecrets(text: string, { key, headers }: Access): string {
  const secrets = [key, ...Object.values(headers).filter((value) => value.length >= SHORTEST_SECRET)];
  return secrets.reduce<string>((blanked, secret) => (secret ? blanked.replaceAll(secret, "…") : blanked), text);
}
