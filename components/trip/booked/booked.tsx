"use client";

import { useState } from "react";
import type { BookedItem } from "@/server/trip";
import { Notice } from "../../ui/notice";
import { useTrip } from "../use-trip";
import { BookedForm } from "./booked-form";
import { BookedList } from "./booked-list";

/** The list of what is booked, or the form for one item: a new one while there is none. */
export default function Booked({ onClose }: { onClose: () => void }) {
  const { trip, problem } = useTrip();
  const booked = trip.plan?.request.booked ?? [];
  const [editing, setEditing] = useState<BookedItem | "new" | null>(booked.length === 0 ? "new" : null);
  return (
    <div className="flex flex-col gap-5">
      {problem !== null && <Notice kind="conflict">{problem}</Notice>}
      {editing === null ? (
        <BookedList booked={booked} onEdit={setEditing} onAdd={() => setEditing("new")} onClose={onClose} />
      ) : (
        <BookedForm item={editing === "new" ? null : editing} onDone={() => setEditing(null)} />
      )}
    </div>
  );
}
