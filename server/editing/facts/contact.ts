import type { Contact } from "@/server/worlds";
import type { StopRecord } from "../stops/record-of";

/** Of attractions as published; of lodging and restaurants where the world has details. */
export function contactOf({ kind, record }: StopRecord): Contact | null {
  switch (kind) {
    case "leg":
      return null;
    case "visit":
      return record;
    case "stay":
    case "meal":
      return record.details;
  }
}

export function websiteOf({ kind, record }: StopRecord): string | undefined {
  if (kind === "leg") return undefined;
  return kind === "visit" ? record.website : record.openData?.website;
}

/** The text; null where nothing is said. */
export function said(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
