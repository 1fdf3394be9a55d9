"use client";

import Link from "next/link";
import { AccountForm } from "./account-form";
import { accepted, authentication } from "./authentication";
import { EmailField, NameField, NewPasswordField } from "./fields";
import { NarrowPage } from "./narrow-page";

/** `next`: the page to go to after. */
export function SignUpPage({ next, hasTrips }: { next: string; hasTrips: boolean }) {
  return (
    <NarrowPage
      title="Keep your trips"
      lead={
        hasTrips
          ? "With an account, the trips on this device are on all your devices."
          : "With an account, your trips are on all your devices."
      }
    >
      <AccountForm
        label="Keep my trips"
        busyLabel="Creating your account…"
        action={async (read) => {
          const [name, email, password] = [read("name"), read("email"), read("newPassword")];
          await accepted(authentication.signUp.email({ name, email, password }));
          // A full load: nothing that the page remembers of the previous visitor stays.
          window.location.assign(next);
        }}
      >
        <NameField />
        <EmailField />
        <NewPasswordField />
      </AccountForm>
      <p className="text-muted text-sm">
        You have an account already?{" "}
        <Link className="text-accent underline underline-offset-4" href={`/sign-in?next=${encodeURIComponent(next)}`}>
          Sign in
        </Link>
        .
      </p>
    </NarrowPage>
  );
}
