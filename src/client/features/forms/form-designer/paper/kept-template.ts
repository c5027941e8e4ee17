import type { PrintTemplate } from "#domain/print-template/print-template.ts";

export type KeptTemplate = Pick<PrintTemplate, "name" | "html" | "revision">;

/** What was written of a template and not saved; undefined where nothing was, or where it cannot be read. */
export function keptTemplate(text: string): KeptTemplate | undefined {
  if (text === "") return undefined;
  try {
    const { name, html, revision } = JSON.parse(text) as Partial<KeptTemplate>;
    const isWhole =
      typeof name === "string" && typeof html === "string" && typeof revision === "number";
    return isWhole ? { name, html, revision } : undefined;
  } catch {
    return undefined;
  }
}
