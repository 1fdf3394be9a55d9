/**
 * Runs `work` while the process's clock is in the zone: opening_hours knows only the process's own. No other code
 * runs meanwhile, so nothing else sees it.
 */
export function inZone<T>(zone: string, work: () => T): T {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

/** Runs `work` without what it writes to the console: opening_hours writes there what it also throws. */
export function silently<T>(work: () => T): T {
  const { error, warn, log, info } = console;
  const nothing = () => {};
  Object.assign(console, { error: nothing, warn: nothing, log: nothing, info: nothing });
  try {
    return work();
  } finally {
    Object.assign(console, { error, warn, log, info });
  }
}
