import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { serverApi } from "@/app/(travel)/server-api";
import { AccountPage } from "@/components/account/account-page";

export const metadata: Metadata = { title: "Your account" };

export default async function Page() {
  const user = await serverApi().account.me();
  if (user === null || user.isAnonymous) redirect("/sign-in?next=/account");
  const { since } = await serverApi().account.chatConsent();
  return <AccountPage user={user} consentSince={since} />;
}
