import { TRPCError } from "@trpc/server";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { serverApi } from "@/app/(travel)/server-api";
import { PeoplePage } from "@/components/account/people/people-page";
import { todayHere } from "@/server/trip";

export const metadata: Metadata = { title: "People and roles" };

export default async function Page() {
  const people = await serverApi.people.list().catch((error: unknown) => {
    // Anyone who may not see this page need not know of it.
    if (error instanceof TRPCError && (error.code === "FORBIDDEN" || error.code === "UNAUTHORIZED")) notFound();
    throw error;
  });
  const user = await serverApi.account.me();
  return <PeoplePage people={people} ownId={user?.id ?? null} today={todayHere()} />;
}
