import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { RunPage } from "@/components/research/benchmark/run/run-page";
import { orNotFound } from "../../or-not-found";

export const metadata: Metadata = { title: "Run" };

export default async function Page({ params }: PageProps<"/research/runs/[id]">) {
  const { id } = await params;
  return <RunPage view={await orNotFound(serverApi().runs.view({ id }))} />;
}
