"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import type { Answers } from "../trpc/client";
import { Button } from "../ui/button";
import { AccountForm } from "./account-form";
import { accepted, authentication } from "./authentication";
import { ChatConsentSwitch } from "./chat-consent";
import { DeleteAccount } from "./delete-account";
import { NameField, NewPasswordField, PasswordField } from "./fields";
import { ForgetMe } from "./forget-me";
import { NarrowPage } from "./narrow-page";
import { RememberedList } from "./remembered-list";
import { ROLES } from "./roles";
import { useSignOut } from "./use-sign-out";

export type SignedIn = NonNullable<Answers["account"]["me"]>;

export function AccountPage({ user, consentSince }: { user: SignedIn; consentSince: string | null }) {
  const router = useRouter();
  const signOut = useSignOut();
  return (
    <NarrowPage title="Your account" lead={`${user.email} · ${ROLES[user.role].name}`}>
      <Section title="Name">
        <AccountForm
          label="Save name"
          busyLabel="Saving…"
          done="Your name is saved."
          variant="secondary"
          action={async (read) => {
            await accepted(authentication.updateUser({ name: read("name") }));
            router.refresh();
          }}
        >
          <NameField key={user.name} defaultValue={user.name} />
        </AccountForm>
      </Section>
      <Section title="Password">
        <AccountForm
          label="Change password"
          busyLabel="Changing…"
          done="Your password has changed, and other devices are signed out."
          variant="secondary"
          action={(read) =>
            accepted(
              authentication.changePassword({
                currentPassword: read("password"),
                newPassword: read("newPassword"),
                revokeOtherSessions: true,
              }),
            )
          }
        >
          <PasswordField label="Current password" />
          <NewPasswordField label="New password" />
        </AccountForm>
      </Section>
      <Section title="Devices">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => signOut.here()}>Sign out</Button>
          <Button onClick={() => signOut.everywhere()}>Sign out everywhere</Button>
        </div>
        {signOut.problem}
      </Section>
      <Section title="What I remember">
        <RememberedList />
        <ForgetMe className="self-start" />
      </Section>
      <Section title="Research">
        <ChatConsentSwitch since={consentSince} />
      </Section>
      <Section title="Your data">
        <p className="text-muted text-sm">
          Everything kept about you in one JSON file: your account, trips, chats, links, preferences, and ratings.
        </p>
        <Button asChild className="self-start">
          <a href="/api/account/data" download>
            Download my data
          </a>
        </Button>
      </Section>
      <Section title="Delete account">
        <p className="text-muted text-sm">
          Your account goes, and with it every trip and chat of yours, every link to one, and what people rated of your
          chats.
        </p>
        <DeleteAccount email={user.email} />
      </Section>
    </NarrowPage>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-hairline border-t pt-6">
      <h2 className="font-serif text-lg">{title}</h2>
      {children}
    </section>
  );
}
