/** What is wrong with a field, beneath it. */
export function FieldProblem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className="mt-1.5 text-conflict text-sm">
      {text}
    </p>
  );
}
