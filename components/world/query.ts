import { type PlaceFilter, placeFilterSchema, placeKindSchema } from "@/server/views";
import { inWorld } from "../start/world-words";

/** What the page's address asks for; what it cannot mean is left out. */
export function readQuery(params: Readonly<Record<string, string | string[] | undefined>>): PlaceFilter {
  const text = (name: string) => (typeof params[name] === "string" ? params[name].slice(0, 200) : "");
  const [kindText = "", ...type] = text("kind").split(":");
  const kind = placeKindSchema.safeParse(kindText).data ?? null;
  const page = Number(text("page"));
  const filter = { kind, type: (kind !== null && type.join(":")) || null, city: text("city") || null, text: text("q") };
  return placeFilterSchema.safeParse({ ...filter, page }).data ?? placeFilterSchema.parse(filter);
}

/** The address of the page for a filter in the world of that name. */
export function worldHref(
  world: string,
  { kind = null, type = null, city = null, text = "", page = 1 }: Partial<PlaceFilter> = {},
): string {
  const params = new URLSearchParams({ world });
  if (text !== "") params.set("q", text);
  if (kind !== null) params.set("kind", kindValue(kind, type));
  if (city !== null) params.set("city", city);
  if (page > 1) params.set("page", String(page));
  return `/world?${params}`;
}

/** "meal", "meal:Cafe": one choice for kind and type. */
export function kindValue(kind: NonNullable<PlaceFilter["kind"]>, type: string | null): string {
  return type === null ? kind : `${kind}:${type}`;
}

/** The address of a place's page; ids of open data have slashes in them. */
export function placeHref(world: string, { kind, id }: { readonly kind: string; readonly id: string }): string {
  return inWorld(world, `/world/${kind}/${encodeURIComponent(id)}`);
}
