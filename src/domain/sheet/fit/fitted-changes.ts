import type { Change } from "../../command.ts";
import { list, type Reading } from "../../reading.ts";
import type { SheetRevision } from "../sheet-revision.ts";
import {
  placeOnRevision,
  placeOnSheet,
  placesOnRevision,
  placesOnSheet,
  type SheetFit,
} from "./sheet-fit.ts";

/** What was set while a revision held was set on it: it stays where it is seen there, whatever the revision's fit becomes. */
export function* fittedChanges(
  { sheetId, createTime, fit: before }: SheetRevision,
  fit: SheetFit,
  until: number,
): Reading<Change[]> {
  const isThen = (time: number) => time >= createTime && time < until;
  // A pin is moved, and what is drawn lies where it was drawn.
  const pins = (yield* list("pin", { sheetId })).filter(({ updateTime }) => isThen(updateTime));
  const drawn = (yield* list("markup", { sheetId })).filter((each) => isThen(each.createTime));
  return [
    ...pins.map((pin): Change => {
      const put = { ...pin, ...placeOnSheet(placeOnRevision(pin, before), fit) };
      return { entity: "pin", action: "update", put };
    }),
    ...drawn.map((markup): Change => {
      const points = placesOnSheet(placesOnRevision(markup.points, before), fit);
      return { entity: "markup", action: "update", put: { ...markup, points } };
    }),
  ];
}
