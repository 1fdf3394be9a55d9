"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../trpc/client";
import { errorSentence } from "../../trpc/error-sentence";
import { Button } from "../../ui/button";
import { Dialog, DialogContent } from "../../ui/dialog";
import { type Person, ROLE_NAMES, ROLES, type Role } from "../roles";

/** The role of a person. What is hard to take back is asked about first: granting admin, and giving up one's own. */
export function RoleSelect({
  person,
  isOwn,
  onChanged,
}: {
  person: Person;
  isOwn: boolean;
  onChanged: (person: Person) => void;
}) {
  const trpc = useTRPC();
  const [asked, setAsked] = useState<Role | null>(null);
  const setRole = useMutation(trpc.people.setRole.mutationOptions({ onSuccess: onChanged }));
  const grant = (role: Role) => setRole.mutate({ userId: person.id, role });
  const shown = setRole.isPending ? setRole.variables.role : person.role;

  function choose(role: Role) {
    if (role === "admin" || isOwn) setAsked(role);
    else grant(role);
  }

  return (
    <>
      <select
        aria-label={`Role of ${person.email}`}
        value={shown}
        disabled={setRole.isPending}
        onChange={(event) => {
          const role = ROLE_NAMES.find((name) => name === event.target.value);
          if (role !== undefined) choose(role);
        }}
        className="min-h-11 w-full rounded-card border border-edge bg-raised px-3 text-ink sm:min-h-10"
      >
        {ROLE_NAMES.map((role) => (
          <option key={role} value={role}>
            {ROLES[role].name}
          </option>
        ))}
      </select>
      {setRole.isError && (
        <p role="alert" className="mt-1 text-conflict text-sm">
          {errorSentence(setRole.error)}
        </p>
      )}
      <Dialog open={asked !== null} onOpenChange={(open) => open || setAsked(null)}>
        {asked !== null && (
          <DialogContent
            title={isOwn ? "Change your own role?" : `Make ${person.name || person.email} an admin?`}
            description={
              isOwn
                ? "You will no longer see this page. Another admin can make you one again."
                : "Admins see everyone with an account, read every episode, and grant and take roles, yours too."
            }
          >
            <div className="flex flex-wrap gap-3">
              <Button
                variant="primary"
                onClick={() => {
                  grant(asked);
                  setAsked(null);
                }}
              >
                {isOwn ? `Become ${ROLES[asked].name.toLowerCase()}` : "Make admin"}
              </Button>
              <Button onClick={() => setAsked(null)}>Leave it</Button>
            </div>
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
