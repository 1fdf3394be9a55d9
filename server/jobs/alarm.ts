/** A sleep that can be cut short, also by what happened just before it. */
export function createAlarm() {
  let rung = false;
  let end: (() => void) | undefined;
  return {
    ring(): void {
      rung = true;
      end?.();
    },
    sleep: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(done, rung ? 0 : ms);
        function done() {
          clearTimeout(timer);
          rung = false;
          end = undefined;
          resolve();
        }
        end = done;
      }),
  };
}
