import { z } from "zod";

const styleUrlSchema = z.url({ protocol: /^https?$/ });

/**
 * The MapLibre style of street tiles that DRAGOMAN_MAP_STYLE names; null where it names none: then the map draws bundled
 * outlines and loads nothing from elsewhere. Throws an Error that says what to do when it is not an address.
 */
export function streetMapStyle(setting: string | undefined): URL | null {
  if (setting === undefined || setting === "") return null;
  const url = styleUrlSchema.safeParse(setting);
  if (!url.success) {
    throw new Error(
      `DRAGOMAN_MAP_STYLE is "${setting}": give the http(s) address of a MapLibre style, or leave it out.`,
    );
  }
  return new URL(url.data);
}

/** What the content security policy must allow for a style: its own host and the hosts below it, where tiles often are. */
export function streetMapHosts({ protocol, host }: URL): string[] {
  return [`${protocol}//${host}`, `${protocol}//*.${host}`];
}
