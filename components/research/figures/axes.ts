export const ROUND_AXIS = { label: "round", ticks: [0, 4, 8, 12, 16, 20] };
export const SHARE_AXIS = { label: "accuracy, share of entries right", ticks: [0, 0.25, 0.5, 0.75, 1], digits: 2 };
/** Scores begin at 1; 0 is for a dialog of no rounds. */
export const SCORE_TICKS = [0, 1, 2, 3, 4, 5];
export const TOTAL_TICKS = [0, 3, 6, 9, 12, 15];
