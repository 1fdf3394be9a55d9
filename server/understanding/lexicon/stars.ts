/** How a number of stars is called too few, right after it: "isn't enough", "is far too low". */
export const TOO_FEW: readonly string[] = [
  "star|stars|ones|places|place? ..2 not|hardly|never ..2 enough|sufficient|do|good|suffice|acceptable|cut",
  "star|stars|ones|places|place? is|are|was|feels|seems|sounds far|way|just|simply|a? bit? too low|few|little|modest|basic|risky",
];

/** What asks for more stars than it names. */
export const MORE_THAN: readonly string[] = [
  "more|better|higher|greater than ..1 <count>",
  "above|over|beyond|past ..1 <count>",
];

/** "Nothing above four", "why set it higher than two?": more than the number is not asked for. */
export const NOT_TO_EXCEED = /^(no|not|cannot|nothing|never|none|hardly|rarely|why|how|without)$/;

/** "Anything under four isn't good enough": too few is what lies below. */
export const LESS_THAN = /^(under|below|less|fewer|beneath|short|lower)$/;
