import { fail, ok, type Result } from "@/server/trip";

/** Environment variables, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** How a provider is reached. */
export interface Access {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Empty where none is needed. */
  readonly key: string;
  /** How the operator can be reached, for services that ask for it; empty where it is not set. */
  readonly contact: string;
}

/** What switches a provider on: a key where one is needed, else its address. */
export interface Switch {
  /** "DRAGOMAN_LITEAPI_KEY"; null: it needs none. */
  readonly keyVariable: string | null;
  readonly urlVariable: string;
  /** Used where the address is not set; null: it has to be, since it is your own server or a service with rules of its own. */
  readonly usualUrl: string | null;
}

const LONGEST_VALUE = 2_000;

/** How a provider is reached by the environment; null: it is off. A failure names the variable that cannot be used. */
export function accessOf(
  { keyVariable, urlVariable, usualUrl }: Switch,
  environment: Environment,
): Result<Access | null> {
  const key = keyVariable === null ? "" : filled(environment[keyVariable]);
  const baseUrl = filled(environment[urlVariable]) ?? usualUrl ?? undefined;
  if (key === undefined || baseUrl === undefined) return ok(null);
  if (!isAddress(baseUrl)) {
    const message = `${urlVariable} is no address: write one that begins with http:// or https://, without a user, a password, or anything behind ? or #.`;
    return fail({ code: "bad_input", message });
  }
  if (!/^[\x21-\x7e]{0,2000}$/.test(key)) {
    return fail({ code: "bad_input", message: `${keyVariable} is no key: it has spaces or other characters.` });
  }
  return ok({
    baseUrl: baseUrl.replace(/\/+$/, ""),
    key,
    contact: (filled(environment.DRAGOMAN_CONTACT) ?? "").replaceAll(/[^\x20-\x7e]/g, ""),
  });
}

/** The variables that switch it on, in words: "DRAGOMAN_LITEAPI_KEY". */
export function switchedOnBy({ keyVariable, urlVariable, usualUrl }: Switch): string {
  const variables = [keyVariable, usualUrl === null ? urlVariable : null].filter((name) => name !== null);
  return variables.join(" and ");
}

function filled(value: string | undefined): string | undefined {
  const text = value?.trim();
  return text === undefined || text === "" ? undefined : text;
}

function isAddress(text: string): boolean {
  if (text.length > LONGEST_VALUE || !URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === "");
}
