/** The page to go to after signing in: `asked` when it is one of this server's own, else the list of trips. */
export function ownPath(asked: unknown): string {
  if (typeof asked !== "string" || !asked.startsWith("/")) return "/trips";
  // "//elsewhere.example" and "/\elsewhere.example" lead away; a URL parser knows every such spelling.
  const url = new URL(asked, "http://own.invalid");
  return url.host === "own.invalid" ? `${url.pathname}${url.search}` : "/trips";
}
