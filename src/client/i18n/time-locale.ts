import dayjs from "dayjs";

const locales: Record<string, () => Promise<unknown>> = {
  zh: () => import("dayjs/locale/zh-cn"),
};
const names: Record<string, string> = { zh: "zh-cn" };

/** Makes dayjs speak the language. */
export async function loadTimeLocale(language: string): Promise<void> {
  await locales[language]?.();
  dayjs.locale(names[language] ?? language);
}
