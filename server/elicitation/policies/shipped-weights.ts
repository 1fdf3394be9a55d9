import control from "./weights/control.json" with { type: "json" };
import dpo1 from "./weights/dpo-1.json" with { type: "json" };
import dpo2 from "./weights/dpo-2.json" with { type: "json" };
import dpo2And3 from "./weights/dpo-2+3.json" with { type: "json" };
import dpo3 from "./weights/dpo-3.json" with { type: "json" };
import dpoTask from "./weights/dpo-task.json" with { type: "json" };
import sft from "./weights/sft.json" with { type: "json" };

/** The trained policies that come with the app, by name; made by `train policy` (docs/ELICITATION.md, "Training"). */
export const SHIPPED_WEIGHTS: Readonly<Record<string, unknown>> = {
  sft,
  "dpo-1": dpo1,
  "dpo-2": dpo2,
  "dpo-3": dpo3,
  "dpo-2+3": dpo2And3,
  "dpo-task": dpoTask,
  control,
};
