export const FORMATS_COOKIE = "formats";

/** How quantities are shown to a reader. */
export interface Formats {
  readonly clock: "12" | "24";
  readonly dates: "monthFirst" | "dayFirst";
  readonly distance: "mi" | "km";
  readonly temperature: "F" | "C";
  /** Amounts in US dollars are shown in it, at the shipped rates. */
  readonly currency: string;
}

const US: Formats = { clock: "12", dates: "monthFirst", distance: "mi", temperature: "F", currency: "USD" };
/** As the app writes its texts, and most of the world. */
export const WORLD: Formats = { clock: "24", dates: "dayFirst", distance: "km", temperature: "C", currency: "USD" };

/** What differs from most of the world, by region. Currencies stay those of the prices until another one is chosen. */
const REGIONS: Readonly<Record<string, Partial<Formats>>> = {
  US,
  PR: US,
  LR: US,
  GB: { distance: "mi" },
  CA: { clock: "12", dates: "monthFirst" },
  AU: { clock: "12" },
  NZ: { clock: "12" },
  IN: { clock: "12" },
  PH: { clock: "12", dates: "monthFirst" },
};

/** The languages that a browser asks for, in its order: "en-GB,en;q=0.9". */
export function languagesOf(acceptLanguage: string | null): string[] {
  return (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .flatMap((part) => part.split(";")[0]?.trim() || []);
}

/** The formats of the first language that a browser asks for. English without a region is read as American. */
export function formatsOfLocale(acceptLanguage: string | null): Formats {
  const [first = ""] = languagesOf(acceptLanguage);
  const [language, ...parts] = first.split("-");
  const region = parts.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase();
  if (region !== undefined) return { ...WORLD, ...REGIONS[region] };
  return language === "" || language === "*" || language?.toLowerCase() === "en" ? US : WORLD;
}

export function writtenFormats(formats: Formats): string {
  return new URLSearchParams({ ...formats }).toString();
}
