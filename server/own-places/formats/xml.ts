import { XMLParser, XMLValidator } from "fast-xml-parser";
import { fail, ok, type Result } from "@/server/trip";

/** An element of a document: its attributes begin with "@", its own text is under "#text", each element's children are lists. */
export type Element = Readonly<Record<string, unknown>>;

/** Deeper than any file of places. */
const MOST_DEPTH = 50;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  alwaysCreateTextNode: true,
  maxNestedTags: MOST_DEPTH,
  // A document type is refused below, so there are no entities but the well-known ones; each is a character or two.
  processEntities: { enabled: true, maxTotalExpansions: 10_000_000, maxExpandedLength: 10_000_000 },
  htmlEntities: true,
  jPath: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/**
 * A document's element by name: "kml", "gpx". Problems (`bad_file`) name the line where it isn't well-formed. A document type is refused, and
 * with it every entity that a file defines itself: no file of places has one.
 */
export function readXml(text: string, file: string, root: string): Result<Element> {
  const bad = (message: string, line?: number) => fail<Element>({ code: "bad_file", message, where: { file, line } });
  const declared = /<!(?:DOCTYPE|ENTITY)/i.exec(text);
  if (declared !== null) {
    return bad(
      "It declares a document type or entities, which files of places don’t have.",
      lineAt(text, declared.index),
    );
  }
  const valid = XMLValidator.validate(text);
  if (valid !== true) return bad(`It is not well-formed XML: ${valid.err.msg}`, valid.err.line);
  let document: unknown;
  try {
    document = parser.parse(text);
  } catch (error) {
    return bad(`It can’t be read as XML: ${error instanceof Error ? error.message : String(error)}`);
  }
  const [found] = isElement(document) ? childrenOf(document, root) : [];
  return found === undefined ? bad(`Its outermost element is not <${root}>.`, 1) : ok(found);
}

/** The children of a name, in their order; what holds only text too. */
export function childrenOf(element: Element, name: string): Element[] {
  const children = Object.hasOwn(element, name) ? element[name] : undefined;
  return Array.isArray(children) ? children.filter(isElement) : [];
}

/** The text of the first child of a name; undefined where there is none. */
export function textOf(element: Element, name: string): string | undefined {
  const [child] = childrenOf(element, name);
  if (child === undefined) return undefined;
  const text = child["#text"];
  return typeof text === "string" ? text : "";
}

function isElement(value: unknown): value is Element {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
