/** A part of a text set out by a few marks of Markdown. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly string[] };

/** A stretch of a line. */
interface Span {
  readonly style: "plain" | "strong" | "emphasis" | "code";
  readonly text: string;
}

const HEADING = /^#{1,6}\s+(.*)$/;
const BULLET = /^\s*[-*]\s+(.*)$/;
const NUMBERED = /^\s*\d{1,3}[.)]\s+(.*)$/;
const SPANS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;

/** The blocks of Markdown: headings, paragraphs and flat lists. Everything else, markup too, stays the text that it is. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let continues = false;
  for (const line of markdown.split(/\r?\n/)) {
    if (line.trim() === "") {
      continues = false;
      continue;
    }
    const last = continues ? blocks.pop() : undefined;
    blocks.push(...joined(last, blockOf(line)));
    continues = blocks.at(-1)?.kind !== "heading";
  }
  return blocks;
}

/** The stretches of a line: **strong**, *emphasis*, `code`. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPANS)) {
    if (match.index > from) spans.push({ style: "plain", text: text.slice(from, match.index) });
    const [whole, strong, emphasis, code] = match;
    if (strong !== undefined) spans.push({ style: "strong", text: strong });
    else if (emphasis !== undefined) spans.push({ style: "emphasis", text: emphasis });
    else spans.push({ style: "code", text: code ?? whole });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ style: "plain", text: text.slice(from) });
  return spans;
}

function blockOf(line: string): Block {
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return { kind: "heading", text: heading };
  const bullet = BULLET.exec(line)?.[1];
  if (bullet !== undefined) return { kind: "list", ordered: false, items: [bullet] };
  const numbered = NUMBERED.exec(line)?.[1];
  if (numbered !== undefined) return { kind: "list", ordered: true, items: [numbered] };
  return { kind: "paragraph", text: line.trim() };
}

/** A line without a mark goes on with what is before it; an item goes on with its list. */
function joined(last: Block | undefined, next: Block): Block[] {
  if (last === undefined) return [next];
  if (last.kind === "paragraph" && next.kind === "paragraph") return [{ ...last, text: `${last.text} ${next.text}` }];
  if (last.kind === "list" && next.kind === "list" && last.ordered === next.ordered) {
    return [{ ...last, items: [...last.items, ...next.items] }];
  }
  if (last.kind === "list" && next.kind === "paragraph") {
    return [{ ...last, items: [...last.items.slice(0, -1), `${last.items.at(-1)} ${next.text}`] }];
  }
  return [last, next];
}
