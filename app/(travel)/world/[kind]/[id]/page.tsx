import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { PlacePage } from "@/components/world/place-page";
import { placeAddressSchema } from "@/server/views";
import { oneOf, shownWorld } from "../../../chosen-world";
import { foundOrNull, readerLanguages, serverApi } from "../../../server-api";

/** Read once for the page and its title. */
const findPlace = cache(async (kind: string, id: string, asked: string | null) => {
  const address = placeAddressSchema.safeParse({ kind, id: decoded(id) });
  const shown = await shownWorld(asked);
  if (!address.success || shown === null) return null;
  const { world } = shown.current;
  const place = await foundOrNull(serverApi().worlds.place({ ...address.data, world: world.name }));
  return place && { place, world };
});

/** Parts of an address come as they are written there. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type Props = PageProps<"/world/[kind]/[id]">;

async function findAsked({ params, searchParams }: Props) {
  const [{ kind, id }, { world }] = await Promise.all([params, searchParams]);
  return findPlace(kind, id, oneOf(world));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await findAsked(props))?.place.name ?? "Place not found" };
}

export default async function Page(props: Props) {
  const found = await findAsked(props);
  if (found === null) notFound();
  return <PlacePage {...found} languages={await readerLanguages()} />;
}
