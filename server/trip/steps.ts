/** Work in small steps, so that anyone who takes them can let other work go on in between. */
export type Steps<T> = Generator<void, T, void>;

/** All steps at once. */
export function finish<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
