import type { ArgumentsOf } from "#domain/commands.ts";
import type { Sheet } from "#domain/sheet/sheet.ts";
import { timeOfDrawing } from "./day-of-drawing.ts";
import type { OfferedPage } from "./offered-page.ts";

type AddedPage = ArgumentsOf<"sheet.add">["pages"][number];

interface Common {
  /** YYYY-MM-DD; "" = none. */
  readonly day: string;
  readonly revised: Sheet | undefined;
}

/** What is brought with each file: its wanted pages, as the register takes them. */
export function pagesToAdd(
  wanted: readonly OfferedPage[],
  { day, revised }: Common,
): readonly { readonly file: File; readonly pages: AddedPage[] }[] {
  const date = timeOfDrawing(day);
  const byFile = Map.groupBy(wanted, ({ file }) => file);
  return [...byFile].map(([file, pages]) => ({
    file,
    pages: pages.map(({ number, title, discipline, page, width, height, callouts, code }) => ({
      ...(revised
        ? {
            sheetId: revised.id,
            number: revised.number,
            title: revised.title,
            discipline: revised.discipline,
          }
        : { number: number.trim(), title: title.trim(), discipline }),
      code: code.trim(),
      date,
      page,
      width,
      height,
      callouts: [...callouts],
    })),
  }));
}
