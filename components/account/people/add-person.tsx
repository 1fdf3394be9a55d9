"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../trpc/client";
import { SelectField } from "../../ui/select-field";
import { AddByEmail } from "../add-by-email";
import { type Person, ROLES } from "../roles";

const GRANTED = ["annotator", "researcher", "admin"] as const;

/** Makes an account with a random password, shown once, or grants the role to the one that is there. */
export function AddPerson({ onAdded }: { onAdded: (people: readonly Person[]) => void }) {
  const trpc = useTRPC();
  const [role, setRole] = useState<(typeof GRANTED)[number]>("researcher");
  const add = useMutation(trpc.people.add.mutationOptions({ onSuccess: ({ people }) => onAdded(people) }));
  return (
    <AddByEmail
      label="Add a person by e-mail"
      isPending={add.isPending}
      error={add.error}
      added={add.isSuccess ? <Added {...add.data} /> : null}
      onAdd={(email) => add.mutate({ email, role })}
    >
      <SelectField
        label="Role"
        value={role}
        options={GRANTED.map((value) => ({ value, label: ROLES[value].name }))}
        onChange={setRole}
      />
    </AddByEmail>
  );
}

function Added({ email, role, password }: Pick<Person, "email" | "role"> & { readonly password: string | null }) {
  return (
    <>
      {email} is now: {ROLES[role].name}.{" "}
      {password === null ? (
        "The password is unchanged."
      ) : (
        <>
          The password, shown this once: <code>{password}</code>
        </>
      )}
    </>
  );
}
