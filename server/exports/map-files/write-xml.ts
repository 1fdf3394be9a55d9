import { XMLBuilder } from "fast-xml-parser";

/** What XML 1.0 has no way to write; line breaks it has. */
const UNWRITABLE = /(?!\n)\p{Cc}|[\ufffe\uffff]/gu;

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  format: true,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

/** A document of elements: attributes begin with "@", a list is an element for each of its items, and what is undefined is left out. */
export function writeXml(document: object): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(JSON.parse(JSON.stringify(document, writable)))}`;
}

function writable(_: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed().replace(UNWRITABLE, "") : value;
}
