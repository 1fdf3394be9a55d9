import { type RunFilter, runStatusSchema } from "@/server/views";

/** What an address asks for; what it does not say, or says wrongly, is any. */
export function runFilter(query: Readonly<Record<string, string | string[] | undefined>>): RunFilter {
  const text = (name: string) => {
    const value = query[name];
    return typeof value === "string" && value.trim() !== "" ? value.slice(0, 200) : null;
  };
  const status = runStatusSchema.safeParse(text("status"));
  return {
    agent: text("agent"),
    model: text("model"),
    status: status.success ? status.data : null,
    text: text("text"),
  };
}

/** The address of the runs that pass a filter. */
export function runsHref(filter: RunFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== null) query.set(name, value);
  const text = query.toString();
  return `/research/runs${text === "" ? "" : `?${text}`}`;
}
