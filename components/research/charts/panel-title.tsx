/** The head of a panel: its name, and what its axis measures. Both go into the drawing that is saved. */
export function PanelTitle({ title, axis }: { title: string; axis: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 pb-1 text-sm">
      <span data-drawn className="font-medium">
        {title}
      </span>
      <span data-drawn className="text-muted text-xs">
        {axis}
      </span>
    </p>
  );
}
