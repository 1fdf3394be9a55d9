import type { WorldHoldings } from "@/server/views";

const COLUMNS = [
  { key: "known", label: "Known" },
  { key: "estimated", label: "Estimated" },
  { key: "unknown", label: "Not known" },
] as const;

/** How much of what travelers ask is known. */
export function Coverage({ coverage }: { coverage: NonNullable<WorldHoldings["coverage"]> }) {
  return (
    <section aria-labelledby="coverage" className="flex flex-col gap-3">
      <h2 id="coverage" className="font-serif text-lg">
        What is known
      </h2>
      <table className="w-full max-w-2xl text-sm">
        <caption className="sr-only">Share of the places of which each is known</caption>
        <thead>
          <tr className="border-hairline border-b text-muted">
            <th scope="col" className="py-1.5 pr-2 text-left font-medium">
              About
            </th>
            {COLUMNS.map(({ key, label }) => (
              <th key={key} scope="col" className="py-1.5 pl-2 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coverage.map((row) => (
            <tr key={row.label} className="border-hairline border-b">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {row.label}
              </th>
              {COLUMNS.map(({ key }) => (
                <td key={key} className="figures py-1.5 pl-2 text-right">
                  {Math.round((100 * row[key]) / (row.known + row.estimated + row.unknown))} %
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
