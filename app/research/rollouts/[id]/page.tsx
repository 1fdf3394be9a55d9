import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { RolloutRunPage } from "@/components/research/rollouts/run-page";
import { orNotFound } from "../../or-not-found";

export const metadata: Metadata = { title: "Rollouts" };

export default async function Page({ params, searchParams }: PageProps<"/research/rollouts/[id]">) {
  const [{ id }, { step }] = [await params, await searchParams];
  const wanted = typeof step === "string" && /^[1-9]\d{0,5}$/.test(step) ? Number(step) : null;
  const view = await orNotFound(serverApi().rollouts.view({ id: decodeURIComponent(id), step: wanted }));
  return <RolloutRunPage view={view} />;
}
