"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import type { RunListItem } from "@/server/views";
import { Button } from "../../ui/button";
import { SelectField } from "../../ui/select-field";
import { whenWords } from "../benchmark/run-words";

/** Which two runs are compared. */
export function ChooseTwo({ runs, left, right }: { runs: readonly RunListItem[]; left: string; right: string }) {
  const router = useRouter();
  const [chosen, setChosen] = useState({ left, right });
  const options = [
    { value: "", label: "Choose…" },
    ...runs.map(({ id, name, createdAt }) => ({ value: id, label: `${name}, ${whenWords(createdAt)}` })),
  ];
  function compare(event: FormEvent) {
    event.preventDefault();
    router.push(`/research/compare?left=${chosen.left}&right=${chosen.right}`);
  }
  return (
    <form onSubmit={compare} className="grid max-w-3xl items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <SelectField
        label="Left"
        value={chosen.left}
        options={options}
        onChange={(value) => setChosen({ ...chosen, left: value })}
      />
      <SelectField
        label="Right"
        value={chosen.right}
        options={options}
        onChange={(value) => setChosen({ ...chosen, right: value })}
      />
      <Button type="submit" variant="primary" disabled={chosen.left === "" || chosen.right === ""} className="min-h-11">
        Compare
      </Button>
    </form>
  );
}
