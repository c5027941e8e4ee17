import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { announcedFields } from "../file/announced-file.ts";
import { calloutShape } from "./callout.ts";
import { isDrawnEverywhere, kindOfFile } from "../file/file-kind.ts";
import { extensionOf } from "../file/file-extension.ts";
import { fileShape } from "../file/file.ts";
import { newFile } from "../file/new-file.ts";
import type { Id } from "../id.ts";
import { IMAGE_SIDE_MAX } from "../limits.ts";
import {
  SHEET_CALLOUTS_MAX,
  SHEET_CODE_MAX,
  SHEET_NUMBER_MAX,
  SHEET_PAGE_MAX,
  SHEET_REVISIONS_MAX,
  SHEET_TITLE_MAX,
  SHEETS_ADDED_MAX,
  SHEETS_MAX,
} from "./sheet-limits.ts";
import { nameShape } from "../name.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { list } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { givenTimeShape, textShape } from "../shape.ts";
import { oneLine } from "../one-line.ts";
import { sheetNumbered } from "./same-number.ts";
import { disciplineShape, type Sheet, sheetShape } from "./sheet.ts";
import { type SheetRevision, sheetRevisionShape } from "./sheet-revision.ts";
import { fitOfShape } from "./fit/fit-of-shape.ts";

const sideShape = z.int().check(z.positive(), z.maximum(IMAGE_SIDE_MAX));

/** A page that becomes a sheet, or another revision of the sheet that has this number. */
const pageShape = z.object({
  id: z.optional(newIdOf("sheet")),
  revisionId: z.optional(newIdOf("sheetRevision")),
  /** The sheet of which it is a revision, whatever its number is by now. */
  sheetId: z.optional(idOf("sheet")),
  number: nameShape(1, SHEET_NUMBER_MAX),
  title: textShape(0, SHEET_TITLE_MAX, oneLine),
  discipline: disciplineShape,
  code: textShape(0, SHEET_CODE_MAX, oneLine),
  date: givenTimeShape,
  page: z.int().check(z.positive(), z.maximum(SHEET_PAGE_MAX)),
  width: sideShape,
  height: sideShape,
  /** Numbers of sheets that are written on it, and where. */
  callouts: z.optional(z.array(calloutShape).check(z.maxLength(SHEET_CALLOUTS_MAX))),
});
type Page = z.infer<typeof pageShape>;

/**
 * `plan/sheet/add`: pages of a PDF, or a picture, as sheets of a plan. They are there at once; the content follows by
 * `file/chunk` and `file/merge`. A number that the plan has already gets another revision: two people who bring the same
 * sheet without a network bring one.
 */
export const addSheets = defineCommand({
  name: "sheet.add",
  path: "/api/plan/sheet/add",
  bodyMax: 2 * 1024 * 1024,
  arguments: z.object({
    planId: idOf("plan"),
    fileId: z.optional(newIdOf("file")),
    ...announcedFields,
    pages: z.array(pageShape).check(z.minLength(1), z.maxLength(SHEETS_ADDED_MAX)),
  }),
  reply: z.object({
    file: fileShape,
    sheets: z.array(sheetShape),
    revisions: z.array(sheetRevisionShape),
  }),
  lane: ({ planId }) => planScope(planId),
  mint: (args, nextId) => ({
    ...args,
    fileId: args.fileId ?? nextId(),
    pages: args.pages.map((page) => ({
      ...page,
      id: page.id ?? nextId(),
      revisionId: page.revisionId ?? nextId(),
    })),
  }),
  minted: ({ fileId, pages }) => [
    fileId,
    ...pages.flatMap(({ id, revisionId }) => [id, revisionId]),
  ],
  words: { name: "text" },
  *decide(args, actor) {
    const { planId, fileId = 0, name, size, md5, width, height, pages } = args;
    const { userId, now } = actor;
    const membership = yield* whoMayInOpen("drawings", planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const ext = extensionOf(name);
    if (kindOfFile(ext) !== "pdf" && !isDrawnEverywhere(ext))
      return refused(parameterError("sheet.wrongKind"));
    const before = yield* list("sheet", { planId });
    const known = new Set(before.map(({ id }) => id));
    const sheets = new Map<number, Sheet>();
    const held = new Map<Id, readonly SheetRevision[]>();
    const revisions: SheetRevision[] = [];
    for (const page of pages) {
      const there = [...before.filter(({ id }) => !sheets.has(id)), ...sheets.values()];
      const revised = revisedBy(page, there);
      const sheet: Sheet = revised
        ? { ...revised, revisionId: page.revisionId ?? 0, updateTime: now }
        : { ...newSheet(page), planId, userId, createTime: now, updateTime: now };
      sheets.set(sheet.id, sheet);
      if (known.has(sheet.id) && !held.has(sheet.id))
        held.set(sheet.id, yield* list("sheetRevision", { sheetId: sheet.id }));
      const { revisionId: id = 0, code, date, page: number, width: wide, height: high } = page;
      const { callouts = [] } = page;
      const fit = fitOfShape(held.get(sheet.id) ?? [], { width: wide, height: high });
      const shown = { page: number, width: wide, height: high, fit, callouts };
      const brought = { userId, createTime: now };
      revisions.push({ id, sheetId: sheet.id, planId, code, date, fileId, ...shown, ...brought });
    }
    const added = [...sheets.keys()].filter((id) => !known.has(id));
    if (before.length + added.length > SHEETS_MAX)
      return refused(parameterError("sheet.max", { count: SHEETS_MAX }));
    if (isFull(held, revisions))
      return refused(parameterError("sheet.revisionsMax", { count: SHEET_REVISIONS_MAX }));
    const told = { id: fileId, userId, name, size, md5, width, height };
    const file = newFile(told, now, { planId });
    const changes: Change[] = [
      { entity: "file", action: "add", put: file },
      ...[...sheets.values()].map((put): Change => ({ entity: "sheet", action: "update", put })),
      ...revisions.map((put): Change => ({ entity: "sheetRevision", action: "add", put })),
    ];
    return applied(changes, { file, sheets: [...sheets.values()], revisions });
  },
});

function newSheet({ id = 0, number, title, discipline, revisionId = 0 }: Page) {
  return { id, number, title, discipline, revisionId, widthMm: 0, lastPin: 0, removedTime: 0 };
}

/** The sheet that gets another revision: the one that is named, or that has the number. */
function revisedBy({ sheetId, number }: Page, there: readonly Sheet[]): Sheet | undefined {
  const named = there.find(({ id }) => id === sheetId);
  return named?.removedTime === 0 ? named : sheetNumbered(there, number);
}

/** Whether a sheet has more revisions by now than one may have. */
function isFull(
  held: ReadonlyMap<Id, readonly SheetRevision[]>,
  added: readonly SheetRevision[],
): boolean {
  const bySheet = Map.groupBy(added, ({ sheetId }) => sheetId);
  return [...held].some(
    ([id, before]) => before.length + (bySheet.get(id)?.length ?? 0) > SHEET_REVISIONS_MAX,
  );
}
