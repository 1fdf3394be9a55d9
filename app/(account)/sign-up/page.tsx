import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { serverApi } from "@/app/(travel)/server-api";
import { ownPath } from "@/components/account/own-path";
import { SignUpPage } from "@/components/account/sign-up-page";

export const metadata: Metadata = { title: "Keep your trips" };

export default async function Page({ searchParams }: { searchParams: Promise<{ next?: string | string[] }> }) {
  const next = ownPath((await searchParams).next);
  const user = await serverApi().account.me();
  if (user !== null && !user.isAnonymous) redirect(next);
  return <SignUpPage next={next} hasTrips={user !== null} />;
}
