const HOLIDAY = /\b(PH|SH)\b/;

/**
 * The rules of a value without public (PH) and school holidays (SH), for countries whose holidays nobody has listed:
 * "Mo-Su,PH 10:00-20:00; SH off" becomes "Mo-Su 10:00-20:00". Null when no rule is left, or there was none to cut.
 */
export function withoutHolidays(value: string): string | null {
  if (!HOLIDAY.test(value)) return null;
  const rules = value.split(";").flatMap((rule) => {
    const rest = rule
      .replace(/,\s*(PH|SH)\b(\s*[+-]\d+\s*days?)?/g, "")
      .replace(/\b(PH|SH)\b(\s*[+-]\d+\s*days?)?\s*,\s*(?=[A-Z])/g, "")
      .trim();
    return rest === "" || HOLIDAY.test(rest) ? [] : [rest];
  });
  return rules.length === 0 ? null : rules.join("; ");
}
