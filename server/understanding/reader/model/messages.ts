import type { ModelInput, ModelOutput } from "./definition";

export interface ReadQuestion {
  readonly id: number;
  readonly input: ModelInput;
}
export type ReadAnswer =
  | { readonly id: number; readonly output: ModelOutput }
  | { readonly id: number; readonly problem: string };
