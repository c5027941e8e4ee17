import type { Change } from "../../command.ts";
import { list, type Reading } from "../../reading.ts";
import type { SheetRevision } from "../sheet-revision.ts";
import { AS_IT_LIES, isSameFit, placeFrom, placesFrom } from "./sheet-fit.ts";

/** What was set on a revision that goes is where it was: what nobody knows the revision of lies as the sheet does. */
export function* leftChanges({ id, sheetId, fit }: SheetRevision): Reading<Change[]> {
  if (isSameFit(fit, AS_IT_LIES)) return [];
  const isLeft = ({ revisionId }: { readonly revisionId: number }) => revisionId === id;
  const pins = (yield* list("pin", { sheetId })).filter(isLeft);
  const markups = (yield* list("markup", { sheetId })).filter(isLeft);
  return [
    ...pins.map((pin): Change => {
      const put = { ...pin, ...placeFrom(pin, fit, AS_IT_LIES), revisionId: 0 };
      return { entity: "pin", action: "update", put };
    }),
    ...markups.map((markup): Change => {
      const points = placesFrom(markup.points, fit, AS_IT_LIES);
      return { entity: "markup", action: "update", put: { ...markup, points, revisionId: 0 } };
    }),
  ];
}
