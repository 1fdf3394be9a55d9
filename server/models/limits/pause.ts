/** Waits; false where the signal was aborted first. */
export function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((settle) => {
    const wake = () => {
      signal.removeEventListener("abort", leave);
      settle(true);
    };
    const timer = setTimeout(wake, ms);
    const leave = () => {
      clearTimeout(timer);
      settle(false);
    };
    signal.addEventListener("abort", leave, { once: true });
  });
}
