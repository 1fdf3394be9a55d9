import type { CallerName } from "@/server/api/testing/authorization-table";

/** Who sees what of a page or gets an answer of a route; the others see that there is nothing. */
export interface RouteRule {
  /** `trip` and `token` in braces are put in. */
  readonly path: string;
  /** "nobody": here the path names nothing that is there. */
  readonly may: "anyone" | "a session" | "an account" | "the owner" | "an admin" | "nobody";
  /** Where the answer to anyone who may not is "not found", or the way to sign in. */
  readonly otherwise: "not found" | "sign in" | null;
}

export type Visitor = Extract<CallerName, "nobody" | "stranger" | "owner" | "admin">;

/** Every page and route, by its folder below app/ without groups. One that is missing here fails a test. */
export const ROUTES: Record<string, RouteRule> = {
  "": { path: "/", may: "anyone", otherwise: null },
  "sign-in": { path: "/sign-in", may: "anyone", otherwise: null },
  "sign-up": { path: "/sign-up", may: "anyone", otherwise: null },
  account: { path: "/account", may: "an account", otherwise: "sign in" },
  people: { path: "/people", may: "an admin", otherwise: "not found" },
  reports: { path: "/reports", may: "an admin", otherwise: "not found" },
  "settings/models": { path: "/settings/models", may: "an admin", otherwise: "not found" },
  annotate: { path: "/annotate", may: "an admin", otherwise: "not found" },
  "annotate/[project]": { path: "/annotate/0", may: "nobody", otherwise: "not found" },
  "annotate/[project]/own": { path: "/annotate/0/own", may: "nobody", otherwise: "not found" },
  world: { path: "/world", may: "anyone", otherwise: null },
  "world/[kind]/[id]": { path: "/world/stay/0", may: "nobody", otherwise: "not found" },
  trips: { path: "/trips", may: "anyone", otherwise: null },
  "chat/[id]": { path: "/chat/{trip}", may: "the owner", otherwise: "not found" },
  "trip/[id]": { path: "/trip/{trip}", may: "the owner", otherwise: "not found" },
  "trip/[id]/print": { path: "/trip/{trip}/print", may: "the owner", otherwise: "not found" },
  "trip/[id]/booking": { path: "/trip/{trip}/booking", may: "the owner", otherwise: "not found" },
  "shared/[token]": { path: "/shared/{token}", may: "anyone", otherwise: null },
  "shared/[token]/print": { path: "/shared/{token}/print", may: "anyone", otherwise: null },
  "shared/[token]/ways": { path: "/shared/{token}/ways", may: "anyone", otherwise: null },
  "shared/[token]/export": { path: "/shared/{token}/export?format=markdown", may: "anyone", otherwise: null },
  // The link of the tests is one to look at the trip.
  "shared/[token]/calendar.ics": { path: "/shared/{token}/calendar.ics", may: "nobody", otherwise: "not found" },
  "api/trips/[id]/export": { path: "/api/trips/{trip}/export?format=json", may: "the owner", otherwise: "not found" },
  "api/trips/[id]/ways": { path: "/api/trips/{trip}/ways?version=1", may: "the owner", otherwise: "not found" },
  // Takes what is posted, from anyone.
  "api/places/own": { path: "/api/places/own", may: "nobody", otherwise: "not found" },
  "api/account/data": { path: "/api/account/data", may: "a session", otherwise: "not found" },
  "api/health": { path: "/api/health", may: "anyone", otherwise: null },
  "api/map/basemap": { path: "/api/map/basemap", may: "anyone", otherwise: null },
  "api/map/land": { path: "/api/map/land", may: "anyone", otherwise: null },
  "api/map/streets": { path: "/api/map/streets", may: "anyone", otherwise: null },
  "api/map/settings": { path: "/api/map/settings", may: "anyone", otherwise: null },
  research: { path: "/research", may: "an admin", otherwise: "not found" },
  "research/runs": { path: "/research/runs", may: "an admin", otherwise: "not found" },
  "research/runs/[id]": { path: "/research/runs/0", may: "nobody", otherwise: "not found" },
  "research/runs/[id]/trials": { path: "/research/runs/0/trials", may: "nobody", otherwise: "not found" },
  "research/rollouts": { path: "/research/rollouts", may: "an admin", otherwise: "not found" },
  "research/rollouts/[id]": { path: "/research/rollouts/none", may: "nobody", otherwise: "not found" },
  "research/rollouts/[id]/[rollout]": { path: "/research/rollouts/none/0", may: "nobody", otherwise: "not found" },
  "research/leaderboard": { path: "/research/leaderboard", may: "an admin", otherwise: "not found" },
  "research/tables": { path: "/research/tables", may: "an admin", otherwise: "not found" },
  "research/import": { path: "/research/import", may: "an admin", otherwise: "not found" },
  // Takes what is posted; who may is in the test next to it.
  "api/research/import": { path: "/api/research/import", may: "nobody", otherwise: "not found" },
  "research/compare": { path: "/research/compare", may: "an admin", otherwise: "not found" },
  "research/episodes/[id]": { path: "/research/episodes/{trip}", may: "nobody", otherwise: "not found" },
  "api/research/episodes/[id]/export": {
    path: "/api/research/episodes/{trip}/export",
    // A guest lets nobody read chats.
    may: "the owner",
    otherwise: "not found",
  },
  "api/research/episodes/schema": { path: "/api/research/episodes/schema", may: "anyone", otherwise: null },
  "api/research/runs/[id]/submission": {
    path: "/api/research/runs/0/submission",
    may: "nobody",
    otherwise: "not found",
  },
  "api/annotation/[project]/[file]": {
    path: "/api/annotation/00000000-0000-4000-8000-000000000000/ratings.csv",
    may: "nobody",
    otherwise: "not found",
  },
  "research/elicitation": { path: "/research/elicitation", may: "an admin", otherwise: "not found" },
  "research/annotation": { path: "/research/annotation", may: "an admin", otherwise: "not found" },
  "research/annotation/new": { path: "/research/annotation/new", may: "an admin", otherwise: "not found" },
  "research/annotation/[project]": { path: "/research/annotation/0", may: "nobody", otherwise: "not found" },
  "research/annotation/[project]/items": {
    path: "/research/annotation/0/items",
    may: "nobody",
    otherwise: "not found",
  },
  "research/annotation/[project]/items/[item]": {
    path: "/research/annotation/0/items/0",
    may: "nobody",
    otherwise: "not found",
  },
  "research/annotation/[project]/agreement": {
    path: "/research/annotation/0/agreement",
    may: "nobody",
    otherwise: "not found",
  },
  "research/annotation/[project]/raters": {
    path: "/research/annotation/0/raters",
    may: "nobody",
    otherwise: "not found",
  },
  "research/annotation/[project]/exports": {
    path: "/research/annotation/0/exports",
    may: "nobody",
    otherwise: "not found",
  },
  "research/annotation/[project]/settings": {
    path: "/research/annotation/0/settings",
    may: "nobody",
    otherwise: "not found",
  },
  "research/tools": { path: "/research/tools", may: "an admin", otherwise: "not found" },
  // Answers what clients of the protocol post; who may is in the test next to it.
  "api/mcp": { path: "/api/mcp", may: "nobody", otherwise: "not found" },
  // Answers external agents that show the token of their run; who may is in the test next to it.
  "api/external/[[...path]]": { path: "/api/external", may: "nobody", otherwise: "not found" },
  "api/research/runs/[id]/inspect": { path: "/api/research/runs/0/inspect", may: "nobody", otherwise: "not found" },
  // Each call behind these has a rule of its own: the table of procedures, and the list of endpoints.
  "api/trpc/[trpc]": { path: "/api/trpc/account.me", may: "anyone", otherwise: null },
  "api/auth/[...path]": { path: "/api/auth/get-session", may: "anyone", otherwise: null },
};
