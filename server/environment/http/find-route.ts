import type { Route } from "./call";

export interface FoundRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The first route of the path, by its method; `allowed`: the methods that the path has, where this is none of them. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): FoundRoute | { readonly allowed: readonly string[] } {
  const allowed: string[] = [];
  for (const route of routes) {
    const params = matched(route.path, path);
    if (params === null) continue;
    if (route.method === method) return { route, params };
    allowed.push(route.method);
  }
  return { allowed };
}

function matched(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}
