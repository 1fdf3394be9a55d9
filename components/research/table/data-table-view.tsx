import Link from "next/link";
import { classNames } from "../../ui/class-names";
import { type Cell, cellTexts, cellValue, type DataTable, estimateOf } from "./table";

const HIGHEST = "max-h-[32rem]";
/** Characters of a text that goes over several lines. */
const LONG_TEXT = 24;

/** Numbers at the right, names at the left; the head stays while the rows move. */
export function DataTableView({ caption, table }: { caption: string; table: DataTable }) {
  const isNumeric = table.columns.map((_, column) =>
    table.rows.some((row) => typeof cellValue(row[column] ?? null) === "number"),
  );
  const texts = cellTexts(table);
  return (
    // A scrolling region is reached by keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that its rows and columns can be scrolled to.
    <section aria-label={caption} tabIndex={0} className={classNames("overflow-auto rounded-inner", HIGHEST)}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={classNames(
                  "sticky top-0 border-hairline border-b bg-paper px-2 py-1.5 align-bottom font-medium text-muted",
                  isNumeric[index] ? "text-right" : "text-left",
                  index === 0 && "left-0 z-10",
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity beyond their place.
            <tr key={line} className="last:*:border-b-0">
              {row.map((cell, index) => (
                <BodyCell
                  key={table.columns[index]}
                  cell={cell}
                  text={texts[line]?.[index] ?? ""}
                  isHead={index === 0}
                  isNumeric={isNumeric[index] === true}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BodyCell({
  cell,
  text,
  isHead,
  isNumeric,
}: {
  cell: Cell;
  text: string;
  isHead: boolean;
  isNumeric: boolean;
}) {
  const estimate = estimateOf(cell);
  const shown = estimate?.text ?? text;
  const href = cell !== null && typeof cell === "object" ? cell.href : undefined;
  const content = (
    <>
      {href === undefined ? (
        shown
      ) : (
        <Link
          href={href}
          className="rounded-inner underline decoration-hairline decoration-1 underline-offset-4 hover:text-accent"
        >
          {shown}
        </Link>
      )}
      {estimate !== undefined && estimate.basis !== "" && (
        <span className="block text-muted text-xs">{estimate.basis}</span>
      )}
    </>
  );
  const style = classNames(
    "border-hairline border-b px-2 py-1.5 align-top font-normal",
    isNumeric ? "figures whitespace-nowrap text-right" : "text-left",
    isHead && "sticky left-0 bg-paper",
    /^\d{4}-\d{2}-\d{2}$/.test(text) && "whitespace-nowrap",
    // Else a narrow window sets long texts a word a line; its table can be scrolled.
    !isNumeric &&
      text.length > LONG_TEXT &&
      (isHead ? "min-w-32" : text.length > 2 * LONG_TEXT ? "min-w-72" : "min-w-48"),
  );
  if (!isHead) return <td className={style}>{content}</td>;
  return (
    <th scope="row" className={style}>
      {content}
    </th>
  );
}
