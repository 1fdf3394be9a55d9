export const THEME_COOKIE = "theme";

export type Theme = "system" | "light" | "dark";

/** The theme that a cookie names; anything unknown follows the system. */
export function readTheme(cookie: string | undefined): Theme {
  return cookie === "light" || cookie === "dark" ? cookie : "system";
}
