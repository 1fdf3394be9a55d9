"use client";

import { forgetOffline } from "../offline/kept-trips";
import { Button } from "../ui/button";
import { Dialog, DialogContent, DialogTrigger } from "../ui/dialog";
import { TextField } from "../ui/text-field";
import { AccountForm } from "./account-form";
import { accepted, authentication } from "./authentication";
import { PasswordField } from "./fields";

/** Asks for the e-mail, so that nobody does it by accident, and the password, so that nobody else does it. */
export function DeleteAccount({ email }: { email: string }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button className="self-start text-conflict">Delete my account…</Button>
      </DialogTrigger>
      <DialogContent
        title="Delete your account?"
        description="All your trips and their shared links go with it. This can’t be undone."
      >
        <AccountForm
          label="Delete my account and my trips"
          busyLabel="Deleting…"
          variant="danger"
          action={async (read) => {
            await accepted(authentication.deleteUser({ password: read("password") }));
            await forgetOffline();
            window.location.assign("/");
          }}
        >
          <TextField
            name="email"
            label={`Type ${email} to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            required
            messages={[
              { match: "valueMissing", text: "Enter your e-mail." },
              {
                match: (typed: string) => typed !== "" && typed.trim().toLowerCase() !== email,
                text: "This isn’t the e-mail of this account.",
              },
            ]}
          />
          <PasswordField />
        </AccountForm>
      </DialogContent>
    </Dialog>
  );
}
