"use client";

import { useContext, useState } from "react";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { type ObservedTable, readObservation } from "./observation";
import { LongText, Marked, SearchedContext } from "./searched-text";

const ROWS_AT_FIRST = 25;
/** Characters of dates, times and numbers, which stay on one line. */
const SHORT_CELL = 12;

/** What a tool answered: its tables as tables, everything else as it is. */
export function ObservationView({ text }: { text: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {readObservation(text).map((part, index) =>
        typeof part === "string" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity beyond their place.
          <LongText key={index} text={part} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity beyond their place.
          <TableOfRecords key={index} table={part} />
        ),
      )}
    </div>
  );
}

function TableOfRecords({ table }: { table: ObservedTable }) {
  const isSearched = useContext(SearchedContext) !== "";
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole || isSearched ? table.rows : table.rows.slice(0, ROWS_AT_FIRST);
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <p className="text-muted text-sm">
        <Marked text={table.title} /> <span className="figures">({table.rows.length})</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that its columns can be scrolled to by keyboard. */}
      <section aria-label={table.title} tabIndex={0} className="w-full overflow-x-auto rounded-inner">
        <table className="figures border-separate border-spacing-0 text-xs">
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border-hairline border-b px-2 py-1 text-left font-medium text-muted"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: records may be equal and never move.
              <tr key={line}>
                {row.map((cell, column) => (
                  <td
                    key={table.columns[column]}
                    className={classNames(
                      "border-hairline border-b px-2 py-1 align-top",
                      cell.length <= SHORT_CELL && "whitespace-nowrap",
                    )}
                  >
                    <Marked text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length < table.rows.length && (
        <Button variant="link" size="text" onClick={() => setWhole(true)}>
          Show all {table.rows.length} rows
        </Button>
      )}
    </div>
  );
}
