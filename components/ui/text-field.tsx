"use client";

import { Form } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

type Match = NonNullable<ComponentProps<typeof Form.Message>["match"]>;

/** A labeled line of text in a form of radix-ui, with what to do about each thing that may be wrong with it. */
export function TextField({
  name,
  label,
  hint,
  messages = [],
  problem,
  ...input
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  messages?: readonly { match: Match; text: string }[];
  /** What is wrong with what was typed, where the browser cannot know. */
  problem?: string;
} & ComponentProps<"input">) {
  return (
    <Form.Field name={name} serverInvalid={problem !== undefined} className="flex flex-col gap-1.5">
      <Form.Label className="font-medium text-sm">{label}</Form.Label>
      <Form.Control asChild>
        <input
          className="min-h-11 w-full rounded-card border border-edge bg-raised px-3.5 text-base text-ink placeholder:text-muted data-[invalid]:border-conflict"
          {...input}
        />
      </Form.Control>
      {hint !== undefined && <p className="text-muted text-sm">{hint}</p>}
      {messages.map(({ match, text }) => (
        <Form.Message key={text} match={match} className="text-conflict text-sm">
          {text}
        </Form.Message>
      ))}
      {problem !== undefined && <Form.Message className="text-conflict text-sm">{problem}</Form.Message>}
    </Form.Field>
  );
}
