"use client";

import Link from "next/link";
import { AccountForm } from "./account-form";
import { accepted, authentication } from "./authentication";
import { EmailField, PasswordField } from "./fields";
import { NarrowPage } from "./narrow-page";

/** `next`: the page to go to after. */
export function SignInPage({ next, hasTrips }: { next: string; hasTrips: boolean }) {
  return (
    <NarrowPage
      title="Sign in"
      lead={hasTrips ? "Trips on this device are added to your account." : "Your trips, on all your devices."}
    >
      <AccountForm
        label="Sign in"
        busyLabel="Signing in…"
        action={async (read) => {
          await accepted(authentication.signIn.email({ email: read("email"), password: read("password") }));
          // A full load: nothing that the page remembers of the previous visitor stays.
          window.location.assign(next);
        }}
      >
        <EmailField />
        <PasswordField />
      </AccountForm>
      <p className="text-muted text-sm">
        No account yet?{" "}
        <Link className="text-accent underline underline-offset-4" href={`/sign-up?next=${encodeURIComponent(next)}`}>
          Make one
        </Link>
        . Forgot your password? Ask your administrator to reset it.
      </p>
    </NarrowPage>
  );
}
