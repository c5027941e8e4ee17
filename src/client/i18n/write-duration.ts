import { localeOf } from "#base/languages.ts";

const HOUR = 60;
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, unit: "hour" | "minute"): Intl.NumberFormat {
  const key = `${language}/${unit}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit,
    unitDisplay: "short",
  });
  formats.set(key, made);
  return made;
}

/** Minutes of work as a language says them: "1 hr 30 min", "1 Std. 30 Min.", "1小时 30分钟". */
export function writeDuration(minutes: number, language: string): string {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  const parts = [
    ...(hours > 0 ? [formatOf(language, "hour").format(hours)] : []),
    ...(rest > 0 || hours === 0 ? [formatOf(language, "minute").format(rest)] : []),
  ];
  return parts.join(" ");
}
