import { Fragment } from "react";
import { type Block, blocksOf, spansOf } from "./markdown";

/** Markdown that a researcher wrote, as text: no part of it becomes markup. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-3 text-sm [overflow-wrap:anywhere]">
      {blocksOf(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity beyond their place.
        <TextBlock key={index} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (block.kind === "heading") return <h3 className="pt-1 font-medium text-base">{block.text}</h3>;
  if (block.kind === "paragraph") {
    return (
      <p>
        <Line text={block.text} />
      </p>
    );
  }
  const List = block.ordered ? "ol" : "ul";
  return (
    <List className={block.ordered ? "flex list-decimal flex-col gap-1 pl-5" : "flex list-disc flex-col gap-1 pl-5"}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity beyond their place.
        <li key={index}>
          <Line text={item} />
        </li>
      ))}
    </List>
  );
}

function Line({ text }: { text: string }) {
  return spansOf(text).map(({ style, text: words }, index) => {
    const key = `${index}-${style}`;
    if (style === "strong") return <strong key={key}>{words}</strong>;
    if (style === "emphasis") return <em key={key}>{words}</em>;
    if (style === "code") return <code key={key}>{words}</code>;
    return <Fragment key={key}>{words}</Fragment>;
  });
}
