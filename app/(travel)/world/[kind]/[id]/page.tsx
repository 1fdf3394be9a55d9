import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { PlacePage } from "@/components/world/place-page";
import { placeAddressSchema } from "@/server/views";
import { foundOrNull, readerLanguages, serverApi } from "../../../server-api";

/** Read once for the page and its title. */
const findPlace = cache((kind: string, id: string) => {
  const address = placeAddressSchema.safeParse({ kind, id: decoded(id) });
  return address.success ? foundOrNull(serverApi().worlds.place(address.data)) : null;
});

/** Parts of an address come as they are written there. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export async function generateMetadata({ params }: PageProps<"/world/[kind]/[id]">): Promise<Metadata> {
  const { kind, id } = await params;
  return { title: (await findPlace(kind, id))?.name ?? "Place not found" };
}

export default async function Page({ params }: PageProps<"/world/[kind]/[id]">) {
  const { kind, id } = await params;
  const place = await findPlace(kind, id);
  if (place === null) notFound();
  const [languages, { world }] = await Promise.all([readerLanguages(), serverApi().worlds.current()]);
  return <PlacePage place={place} world={world} languages={languages} />;
}
