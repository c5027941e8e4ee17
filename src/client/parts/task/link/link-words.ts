import type { TFunction } from "i18next";
import type { TaskLink } from "#domain/task-link/task-link.ts";

/** How one task waits for another, in short: nothing where it is as usual. */
export function linkWords(
  t: TFunction<"task-link">,
  locale: string,
  { kind, lag, lagUnit }: Pick<TaskLink, "kind" | "lag" | "lagUnit">,
): string {
  const signed = new Intl.NumberFormat(locale, { signDisplay: "always" }).format(lag);
  return [
    kind !== "finishStart" && t(`short.${kind}`),
    lag !== 0 && t(`lags.${lagUnit}`, { lag: signed }),
  ]
    .filter(Boolean)
    .join(" ");
}
