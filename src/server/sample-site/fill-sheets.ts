import type { ArgumentsOf } from "#domain/commands.ts";
import { partAt, SHEET_PARTS } from "#domain/sheet/place-on-sheet.ts";
import { announcedOf, bringContent } from "./bring-content.ts";
import { drawSheets, type SampleSheet, sampleSheets } from "./drawings/draw-sheets.ts";
import { SHEET } from "./drawings/pen.ts";
import type { FilledPlan } from "./fill-plan.ts";
import { type Filling, idOf, runAs } from "./run-as.ts";
import { type Moment, momentAt } from "./site.ts";

const BROUGHT: Moment = [-12, 10];
const LOOKED_AT: Moment = [-1, 14];

/** Where tasks of the plan are, in points of their sheet. */
const pins: Readonly<
  Record<SampleSheet["key"], Readonly<Record<string, readonly [number, number]>>>
> = {
  arrangement: {
    bearings: [1_040, 730],
    setOut: [1_840, 800],
    membrane: [840, 800],
    postTension: [450, 700],
    pileTest: [1_374, 940],
  },
  pier: { pourPier: [820, 400], trialMix: [1_000, 700] },
  site: {
    craneCheck: [1_560, 960],
    accessRoad: [960, 660],
    fence: [420, 310],
    tideWindow: [1_300, 1_250],
  },
};

/** Brings the drawings of a plan, pins its tasks on them, and marks what somebody has to look at again. */
export async function fillSheets(filling: Filling, plan: FilledPlan): Promise<void> {
  const { parts, t, people } = filling;
  const by = idOf(filling, "jonas");
  const { planId, taskIds } = plan;
  const bytes = await drawSheets();
  const date = momentAt(parts.now(), BROUGHT);
  const fileId = parts.mint.nextId();
  const sheetIds = new Map(sampleSheets.map(({ key }) => [key, parts.mint.nextId()]));
  const pages = sampleSheets.map(({ key, number, code, discipline }, index) => ({
    id: sheetIds.get(key) ?? 0,
    number,
    code,
    discipline,
    title: t(`sample:papers.sheets.${key}`),
    date,
    page: index + 1,
    ...SHEET,
  }));
  const name = `${t("sample:papers.set")}.pdf`;
  const set = { planId, fileId, name, ...announcedOf(bytes), pages };
  await runAs(parts, by, "sheet.add", set, date);
  await bringContent(parts, { userId: by, fileId }, bytes);
  for (const { key } of sampleSheets) {
    const sheetId = sheetIds.get(key) ?? 0;
    for (const [task, [x, y]] of Object.entries(pins[key] ?? {})) {
      const pin = { sheetId, taskId: taskIds.get(task) ?? 0, ...placeOf(x, y) };
      await runAs(parts, by, "pin.add", pin, date);
    }
  }
  const pier = sheetIds.get("pier") ?? 0;
  const marks: Omit<ArgumentsOf<"markup.add">, "sheetId">[] = [
    { kind: "cloud", color: "red", points: numbersOf([1_850, 525], [2_190, 600]) },
    { kind: "text", color: "red", points: numbersOf([1_420, 730]), text: t("sample:papers.mark") },
  ];
  const seen = momentAt(parts.now(), LOOKED_AT);
  const aisha = people.get("aisha") ?? by;
  for (const mark of marks)
    await runAs(parts, aisha, "markup.add", { sheetId: pier, ...mark }, seen);
}

function placeOf(x: number, y: number) {
  return {
    x: partAt((x / SHEET.width) * SHEET_PARTS),
    y: partAt((y / SHEET.height) * SHEET_PARTS),
  };
}

function numbersOf(...points: readonly (readonly [number, number])[]): number[] {
  return points.flatMap(([x, y]) => Object.values(placeOf(x, y)));
}
