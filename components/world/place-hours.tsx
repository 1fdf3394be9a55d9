import { formatDate } from "@/server/trip";
import type { PlaceView } from "@/server/views";
import { Say } from "../formats/formats-provider";

/** When a place is open: the week, and the dates that differ; or what to do where nobody knows. */
export function PlaceHours({
  hours: { state, text, week, except },
  phone,
}: {
  hours: NonNullable<PlaceView["hours"]>;
  phone: string | null;
}) {
  const ask = phone === null ? "Ask before you go." : `Call ${phone} before you go.`;
  return (
    <section aria-labelledby="hours" className="flex flex-col gap-2 text-sm">
      <h2 id="hours" className="font-serif text-lg">
        Opening hours
      </h2>
      {state === "unknown" && <p>Not known. {ask}</p>}
      {state === "not understood" && <p>Published, but I can’t read them for sure. {ask}</p>}
      {state === "known" && (
        <Times label="Hours of the week" rows={week.map((row) => ({ key: row.day, name: row.day, text: row.text }))} />
      )}
      {except.length > 0 && (
        <>
          <h3 className="mt-2 font-medium">Days that differ</h3>
          <Times
            label="Days that differ in the next 60 days"
            rows={except.map((row) => ({ key: row.date, name: formatDate(row.date), text: row.text }))}
          />
        </>
      )}
      {text !== null && (
        <p className="text-muted [overflow-wrap:anywhere]">
          As published: <span lang="zxx">{text}</span>
        </p>
      )}
    </section>
  );
}

function Times({ label, rows }: { label: string; rows: readonly { key: string; name: string; text: string }[] }) {
  return (
    <table className="self-start">
      <caption className="sr-only">{label}</caption>
      <tbody>
        {rows.map(({ key, name, text }) => (
          <tr key={key}>
            <th scope="row" className="w-36 py-0.5 pr-3 text-left font-normal text-muted">
              <Say>{name}</Say>
            </th>
            <td className="figures py-0.5">
              <Say>{text}</Say>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
