import type { Metadata } from "next";
import { connection } from "next/server";
import { Suspense } from "react";
import { readQuery } from "@/components/world/query";
import { WorldPage } from "@/components/world/world-page";
import { WorldSkeleton } from "@/components/world/world-skeleton";
import { readerLanguages, serverApi } from "../server-api";

export const metadata: Metadata = { title: "Places" };

export default async function Page({ searchParams }: PageProps<"/world">) {
  const query = readQuery(await searchParams);
  // Another search shows that it is under way.
  return (
    <Suspense key={JSON.stringify(query)} fallback={<WorldSkeleton />}>
      <World query={query} />
    </Suspense>
  );
}

async function World({ query }: { query: ReturnType<typeof readQuery> }) {
  await connection();
  const [languages, current, holdings, list] = await Promise.all([
    readerLanguages(),
    serverApi().worlds.current(),
    serverApi().worlds.holdings(),
    serverApi().worlds.places(query),
  ]);
  return <WorldPage current={current} holdings={holdings} list={list} query={query} languages={languages} />;
}
