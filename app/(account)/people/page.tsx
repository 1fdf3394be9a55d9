import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { orHidden } from "@/app/refused";
import { PeoplePage } from "@/components/account/people/people-page";
import { todayHere } from "@/server/trip";

export const metadata: Metadata = { title: "People and roles" };

export default async function Page() {
  const people = await orHidden(serverApi().people.list());
  const user = await serverApi().account.me();
  return <PeoplePage people={people} ownId={user?.id ?? null} today={todayHere()} />;
}
