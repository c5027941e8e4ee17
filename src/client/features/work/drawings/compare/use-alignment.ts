import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePlan } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { AS_IT_LIES, isSameFit } from "#domain/sheet/fit/sheet-fit.ts";
import { SHEET_PARTS, type SheetPlace } from "#domain/sheet/place-on-sheet.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { alignmentOf, placeOnNewer } from "./alignment.ts";

/** A point that is asked for: on which of the two, and which one. */
interface AskedPoint {
  readonly on: "older" | "newer";
  readonly step: "first" | "same" | "second";
}

const ORDER: readonly AskedPoint[] = [
  { on: "older", step: "first" },
  { on: "newer", step: "same" },
  { on: "older", step: "second" },
  { on: "newer", step: "same" },
];

/** How two revisions lie over each other, and the points that are asked for while somebody lays them. */
export function useAlignment(older: SheetRevision, newer: SheetRevision) {
  const { t } = useTranslation("drawing");
  const run = useRun();
  const plan = usePlan(newer.planId);
  const seen = plan.state === "ready" ? plan.value : undefined;
  const of = `${older.id} ${newer.id}`;
  const [taken, setTaken] = useState<{ readonly of: string; readonly places: SheetPlace[] }>();
  const compared = { older, newer };
  const places = taken?.of === of ? taken.places : undefined;
  const asked = places && ORDER[places.length];
  const revisions = { sheetId: newer.sheetId, id: newer.id, olderId: older.id };
  return {
    alignment: alignmentOf(compared),
    /** Somebody has aligned the newer one by points. */
    isByPoints: !isSameFit(newer.fit, AS_IT_LIES),
    /** They are two, and the person may lay one over the other. */
    mayAlign: older.id !== newer.id && seen !== undefined && mayInOpen(seen, "drawings"),
    asked,
    begin: () => setTaken({ of, places: [] }),
    cancel: () => setTaken(undefined),
    forget: () => void run("sheet.align", revisions),
    /** Takes a place of the older one as the next point, or what lies over it. */
    take(place: SheetPlace | undefined) {
      if (!place || !places || !asked) return;
      const point = asked.on === "older" ? place : placeOnNewer(place, compared);
      if (!isOnPage(point)) {
        showToast({ message: t("pointBeside"), tone: "error" });
        return;
      }
      const [one, oneOver, other, otherOver] = [...places, point];
      if (!one || !oneOver || !other || !otherOver) {
        setTaken({ of, places: [...places, point] });
        return;
      }
      setTaken(undefined);
      const points: NonNullable<ArgumentsOf<"sheet.align">["points"]> = [
        { older: one, newer: oneOver },
        { older: other, newer: otherOver },
      ];
      void run("sheet.align", { ...revisions, points });
    },
  };
}

function isOnPage({ x, y }: SheetPlace): boolean {
  return [x, y].every((part) => part >= 0 && part <= SHEET_PARTS);
}

export type AlignmentHandle = ReturnType<typeof useAlignment>;
