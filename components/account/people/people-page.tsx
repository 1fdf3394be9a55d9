"use client";

import { Search } from "lucide-react";
import { useState } from "react";
import type { LocalDate } from "@/server/trip";
import { formatDay } from "../../format";
import { Notice } from "../../ui/notice";
import { type Person, ROLE_NAMES, ROLES } from "../roles";
import { AddPerson } from "./add-person";
import { RoleSelect } from "./role-select";

/** Everyone with an account, and what each may do. */
export function PeoplePage({
  people: initial,
  ownId,
  today,
}: {
  people: readonly Person[];
  ownId: string | null;
  today: LocalDate;
}) {
  const [people, setPeople] = useState(initial);
  const [sought, setSought] = useState("");
  const [changed, setChanged] = useState<Person | null>(null);
  const found = people.filter((person) => matches(person, sought));

  function replace(person: Person) {
    setPeople((all) => all.map((one) => (one.id === person.id ? person : one)));
    setChanged(person);
  }

  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 pt-8 pb-16 sm:px-8 sm:pt-16">
      <div className="flex flex-col gap-3">
        <h1 className="font-serif text-xl sm:text-2xl">People and roles</h1>
        <p className="max-w-prose text-muted">
          {ROLE_NAMES.map((role) => `${ROLES[role].name}: ${ROLES[role].may}`).join(" · ")}
        </p>
      </div>
      <AddPerson onAdded={setPeople} />
      <label className="flex min-h-11 items-center gap-2.5 rounded-card border border-edge bg-raised px-3.5 focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="sr-only">Search by name or e-mail</span>
        <input
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          placeholder="Name or e-mail"
          className="w-full bg-transparent outline-none placeholder:text-muted"
        />
      </label>
      <div aria-live="polite" className="empty:hidden">
        {changed !== null && (
          <Notice kind="kept">
            {changed.email} is now: {ROLES[changed.role].name}.
          </Notice>
        )}
      </div>
      {found.length === 0 ? (
        <p className="text-muted">Nobody with an account is called “{sought}”. People appear here once they sign up.</p>
      ) : (
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">People with an account</caption>
          <thead className="sr-only sm:not-sr-only">
            <tr className="border-hairline border-b text-left text-muted">
              <th scope="col" className="py-2 pr-4 font-medium">
                Person
              </th>
              <th scope="col" className="hidden py-2 pr-4 font-medium sm:table-cell">
                Since
              </th>
              <th scope="col" className="w-44 py-2 font-medium">
                Role
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map((person) => (
              <tr key={person.id} className="border-hairline border-b">
                <th scope="row" className="py-3 pr-4 text-left font-normal [overflow-wrap:anywhere]">
                  <span className="block font-medium">
                    {person.name || person.email}
                    {person.id === ownId && <span className="font-normal text-muted"> (you)</span>}
                  </span>
                  <span className="text-muted">{person.email}</span>
                </th>
                <td className="hidden py-3 pr-4 text-muted figures sm:table-cell">
                  {formatDay(person.createdAt.slice(0, 10), today)}
                </td>
                <td className="w-36 py-2 sm:w-44">
                  <RoleSelect person={person} isOwn={person.id === ownId} onChanged={replace} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function matches({ name, email }: Person, sought: string): boolean {
  const words = sought.trim().toLowerCase();
  return name.toLowerCase().includes(words) || email.toLowerCase().includes(words);
}
