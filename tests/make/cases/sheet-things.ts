import type { ArgumentsOf, CommandName, ReplyTo } from "#domain/commands.ts";
import type { Id } from "#domain/id.ts";
import type { Markup } from "#domain/sheet/markup/markup.ts";
import type { Pin } from "#domain/sheet/pin/pin.ts";
import type { Sheet } from "#domain/sheet/sheet.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { AWAITED } from "./message-things.ts";

/** What the register of drawings of the plan holds, all of it the leader's. */
export interface SheetThings {
  readonly sheet: Sheet;
  /** Was removed. */
  readonly removedSheet: Sheet;
  /** A sheet with two revisions, of which this one holds no more. */
  readonly revisedSheet: Sheet;
  readonly revision: SheetRevision;
  /** Of the task, on the sheet. */
  readonly pin: Pin;
  /** A line on the sheet, and words. */
  readonly markup: Markup;
}

/** A page as it is brought into a register. */
export function sheetPage(number: string, page = 1) {
  return {
    number,
    title: "Level 7, floor plan",
    discipline: "architecture",
    code: "A",
    date: 1_750_000_000_000,
    page,
    width: 1684,
    height: 1191,
  } as const;
}

/** Two sheets of one PDF, of which one was removed. */
export async function layOutSheets<Person extends { readonly userId: Id }>(
  leader: Person,
  run: <Name extends CommandName>(
    person: Person,
    name: Name,
    args: ArgumentsOf<Name>,
  ) => Promise<ReplyTo<Name>>,
  { planId, taskId }: { readonly planId: Id; readonly taskId: Id },
): Promise<SheetThings> {
  const { sheets } = await run(leader, "sheet.add", {
    planId,
    name: "Floor plans.pdf",
    ...AWAITED,
    pages: [sheetPage("A-207"), sheetPage("A-208", 2)],
  });
  const [sheet, other] = sheets;
  if (!sheet || !other) throw new Error("There are no sheets");
  const removedSheet = await run(leader, "sheet.remove", { id: other.id });
  const revised = async () =>
    run(leader, "sheet.add", {
      planId,
      name: "Floor plan.pdf",
      ...AWAITED,
      pages: [sheetPage("A-230")],
    });
  const [revision] = (await revised()).revisions;
  const [revisedSheet] = (await revised()).sheets;
  if (!revision || !revisedSheet) throw new Error("There is no revision");
  const sheetId = sheet.id;
  const pin = await run(leader, "pin.add", { sheetId, taskId, x: 250_000, y: 500_000 });
  const markup = await run(leader, "markup.add", {
    sheetId,
    kind: "text",
    color: "red",
    points: [100_000, 100_000],
    text: "Moved by 10 cm",
  });
  return { sheet, removedSheet, revisedSheet, revision, pin, markup };
}
