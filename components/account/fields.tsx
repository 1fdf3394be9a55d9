import { TextField } from "../ui/text-field";

export const SHORTEST_PASSWORD = 10;

export function EmailField({ label = "E-mail", ...input }: { label?: string; defaultValue?: string }) {
  return (
    <TextField
      name="email"
      label={label}
      type="email"
      autoComplete="email"
      required
      maxLength={200}
      messages={[
        { match: "valueMissing", text: "Enter your e-mail." },
        { match: "typeMismatch", text: "This isn’t an e-mail address. One looks like ada@example.org." },
      ]}
      {...input}
    />
  );
}

export function NameField(input: { defaultValue?: string }) {
  return (
    <TextField
      name="name"
      label="Your name"
      autoComplete="name"
      required
      maxLength={100}
      messages={[{ match: "valueMissing", text: "Enter a name; any name works." }]}
      {...input}
    />
  );
}

/** The password of the account as it is. */
export function PasswordField({ label = "Password" }: { label?: string }) {
  return (
    <TextField
      name="password"
      label={label}
      type="password"
      autoComplete="current-password"
      required
      maxLength={128}
      messages={[{ match: "valueMissing", text: "Enter your password." }]}
    />
  );
}

/** A password that is chosen now. */
export function NewPasswordField({ label = "Password" }: { label?: string }) {
  return (
    <TextField
      name="newPassword"
      label={label}
      type="password"
      autoComplete="new-password"
      required
      minLength={SHORTEST_PASSWORD}
      maxLength={128}
      hint={`At least ${SHORTEST_PASSWORD} characters. Four ordinary words are easy to remember.`}
      messages={[
        { match: "valueMissing", text: "Choose a password." },
        { match: "tooShort", text: `Use at least ${SHORTEST_PASSWORD} characters.` },
      ]}
    />
  );
}
