import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { serverApi } from "@/app/(travel)/server-api";
import { RolloutPage } from "@/components/research/rollouts/rollout-page";
import { placeIn } from "@/components/research/rollouts/rollout-words";
import { orNotFound } from "../../../or-not-found";

export const metadata: Metadata = { title: "Rollout" };

export default async function Page({ params }: PageProps<"/research/rollouts/[id]/[rollout]">) {
  const { id, rollout } = await params;
  const place = placeIn(rollout);
  if (place === null) notFound();
  return <RolloutPage view={await orNotFound(serverApi().rollouts.rollout({ id: decodeURIComponent(id), place }))} />;
}
