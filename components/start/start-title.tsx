export function StartTitle() {
  return (
    <div className="flex flex-col gap-3">
      <h1 className="font-serif text-xl sm:text-2xl">Where to?</h1>
      <p className="max-w-prose text-muted">
        Tell me about your trip in a sentence or two. You get a day-by-day plan that meets everything you ask for, or
        the exact reason why none does.
      </p>
    </div>
  );
}
