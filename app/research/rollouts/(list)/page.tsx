import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { RolloutsPage } from "@/components/research/rollouts/rollouts-page";
import { orNotFound } from "../../or-not-found";

export const metadata: Metadata = { title: "Rollouts" };

export default async function Page() {
  return <RolloutsPage items={await orNotFound(serverApi().rollouts.list())} />;
}
