export function StartTitle() {
  return (
    <div className="flex flex-col gap-3">
      <h1 className="font-serif text-xl sm:text-2xl">Hand me the journey.</h1>
      <p className="max-w-prose text-muted">
        Say it in a sentence or two. You get a day-by-day plan that keeps every demand, or the exact reason why there is
        none.
      </p>
    </div>
  );
}
