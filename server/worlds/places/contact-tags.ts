import type { Wheelchair } from "./drafts";
import type { Tags } from "./place";

const LONGEST = 300;

/** "5 Rue Grimaldi, 98000 Monaco" as far as the tags have it; the number behind the street where the country does so. */
export function addressOf(tags: Tags, city: string, country: string): string {
  const street = tags["addr:street"] ?? tags["addr:place"];
  const number = tags["addr:housenumber"]?.replaceAll(";", "–");
  const line = NUMBER_LAST.has(country) ? [street, number] : [number, street];
  const first = tags["addr:full"] ?? (street === undefined ? "" : line.filter((part) => part !== undefined).join(" "));
  if (first === "") return "";
  const town = tags["addr:city"] ?? city;
  const code = tags["addr:postcode"];
  const second = CODE_LAST.has(country) ? [town, code] : [code, town];
  return [first, second.filter((part) => part !== undefined).join(" ")].join(", ").slice(0, LONGEST);
}

const NUMBER_LAST = new Set(
  "AD AT BE BG CH CZ DE DK EE ES FI GR HR HU IS IT LI LT LV NL NO PL PT RO RS SE SI SK".split(" "),
);
const CODE_LAST = new Set(["US", "CA", "GB", "IE", "AU", "NZ"]);

export function phoneOf(tags: Tags): string {
  return firstOf(tags.phone ?? tags["contact:phone"] ?? tags["contact:mobile"]);
}

/** Only addresses of the web: the tag can hold anything, and pages link to it. */
export function websiteOf(tags: Tags): string {
  const written = firstOf(tags.website ?? tags["contact:website"] ?? tags.url);
  if (written === "") return "";
  const address = /^[a-z][a-z+.-]*:/i.test(written) ? written : `https://${written}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes(".") ? url.href.slice(0, LONGEST) : "";
}

const firstOf = (value: string | undefined) => (value ?? "").split(";")[0]?.trim().slice(0, LONGEST) ?? "";

export function wheelchairOf({ wheelchair }: Tags): Wheelchair | null {
  if (wheelchair === "designated") return "yes";
  return wheelchair === "yes" || wheelchair === "limited" || wheelchair === "no" ? wheelchair : null;
}

/** Whether a tag says yes or no; null where it says neither. */
export function answerOf(value: string | undefined): boolean | null {
  if (value === undefined) return null;
  if (value === "no" || value === "none") return false;
  return /^(yes|only|free|wlan|recommended|required|outside|separated|isolated|leashed)$/.test(value) ? true : null;
}
