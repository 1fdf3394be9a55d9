import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { readQuery } from "@/components/world/query";
import { WorldPage } from "@/components/world/world-page";
import { WorldSkeleton } from "@/components/world/world-skeleton";
import { oneOf, shownWorld } from "../chosen-world";
import { readerLanguages, serverApi } from "../server-api";

export const metadata: Metadata = { title: "Places" };

export default async function Page({ searchParams }: PageProps<"/world">) {
  const params = await searchParams;
  const query = readQuery(params);
  const asked = oneOf(params.world);
  // Another search shows that it is under way.
  return (
    <Suspense key={JSON.stringify([asked, query])} fallback={<WorldSkeleton />}>
      <World asked={asked} query={query} />
    </Suspense>
  );
}

async function World({ asked, query }: { asked: string | null; query: ReturnType<typeof readQuery> }) {
  const shown = await shownWorld(asked);
  if (shown === null) notFound();
  const { current, offered } = shown;
  const world = current.world.name;
  const [languages, holdings, list] = await Promise.all([
    readerLanguages(),
    serverApi().worlds.holdings({ world }),
    serverApi().worlds.places({ ...query, world }),
  ]);
  return <WorldPage {...{ current, offered, holdings, list, query, languages }} />;
}
