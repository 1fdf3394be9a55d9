/** "0.4 s", "12 s", "3 min 05 s", "1 h 02 min": a length of time, at most three digits. */
export function durationText(ms: number): string {
  if (ms < 1_000) return `${ms < 10 && ms > 0 ? ms.toFixed(1) : Math.round(ms)} ms`;
  const seconds = ms / 1_000;
  if (seconds < 60) return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  if (whole < 3_600) return `${Math.floor(whole / 60)} min ${padded(whole % 60)} s`;
  return `${Math.floor(whole / 3_600)} h ${padded(Math.floor((whole % 3_600) / 60))} min`;
}

function padded(number: number): string {
  return String(number).padStart(2, "0");
}

/** A figure that its source may not have reported. */
export function figureText(value: number | "unknown", unit = ""): string {
  return value === "unknown" ? "unknown" : `${value.toLocaleString("en-US")}${unit}`;
}

/** "$0.0012", "$3.20": costs of models are often below a cent. */
export function costText(value: number | "unknown"): string {
  if (value === "unknown") return "unknown";
  return `$${value === 0 ? "0" : value < 0.01 ? value.toPrecision(2) : value.toFixed(2)}`;
}
