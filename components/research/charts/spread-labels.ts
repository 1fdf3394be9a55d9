export interface PlacedLabel {
  readonly id: string;
  /** Where the line ends. */
  readonly at: number;
  /** Where the label is, in pixels from the top. */
  readonly y: number;
}

/** Moves labels apart so that none covers another, each as near to its line's end as its neighbors allow. Keeps their order. */
export function spreadLabels(
  ends: readonly { readonly id: string; readonly at: number }[],
  { gap, top, bottom }: { readonly gap: number; readonly top: number; readonly bottom: number },
): PlacedLabel[] {
  const labels = ends.toSorted((a, b) => a.at - b.at).map((end) => ({ ...end, y: end.at }));
  // Down from the top first; then up from the bottom what was pushed out.
  let least = top;
  for (const label of labels) {
    label.y = Math.max(label.y, least);
    least = label.y + gap;
  }
  let most = bottom;
  for (const label of labels.toReversed()) {
    label.y = Math.min(label.y, most);
    most = label.y - gap;
  }
  return labels;
}
