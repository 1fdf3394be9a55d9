/** Lines to be copied from the page: they keep their breaks, and are scrolled to their end. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-hairline bg-sunken px-4 py-3 text-sm"
    >
      <pre>
        <code>{code}</code>
      </pre>
    </section>
  );
}
