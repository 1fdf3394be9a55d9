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
        { match: "valueMissing", text: "Type your e-mail." },
        { match: "typeMismatch", text: "This is no e-mail address. One looks like ada@example.org." },
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
      messages={[{ match: "valueMissing", text: "Type a name; any will do." }]}
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
      messages={[{ match: "valueMissing", text: "Type your password." }]}
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
      hint={`At least ${SHORTEST_PASSWORD} characters. Four words are easier to keep than one strange one.`}
      messages={[
        { match: "valueMissing", text: "Choose a password." },
        { match: "tooShort", text: `Take at least ${SHORTEST_PASSWORD} characters.` },
      ]}
    />
  );
}
