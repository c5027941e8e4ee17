import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { SheetPlace } from "#domain/sheet/place-on-sheet.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { byPoints, byWidth, placeOnNewer, readAlignment, writeAlignment } from "./alignment.ts";

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

/** How two revisions lie over each other, as somebody has laid them on this device, and the points that are asked for meanwhile. */
export function useAlignment(older: SheetRevision, newer: SheetRevision) {
  const { t } = useTranslation("drawing");
  const name = `sheetAlignment-${older.id}-${newer.id}`;
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const [taken, setTaken] = useState<{ readonly of: string; readonly places: SheetPlace[] }>();
  const compared = { older, newer };
  const own = readAlignment(written[name] ?? readSetting(name));
  const alignment = own ?? byWidth(compared);
  const places = taken?.of === name ? taken.places : undefined;
  const asked = places && ORDER[places.length];
  const keep = (text: string | undefined) => {
    writeSetting(name, text);
    setWritten((before) => ({ ...before, [name]: text ?? "" }));
  };
  return {
    alignment,
    /** Somebody has aligned them by points. */
    isByPoints: own !== undefined,
    asked,
    begin: () => setTaken({ of: name, places: [] }),
    cancel: () => setTaken(undefined),
    forget: () => keep(undefined),
    /** Takes a place of the older one as the next point, or what lies over it. */
    take(place: SheetPlace | undefined) {
      if (!place || !places || !asked) return;
      const point = asked.on === "older" ? place : placeOnNewer(place, alignment, compared);
      const [one, oneOver, other, otherOver] = [...places, point];
      if (!one || !oneOver || !other || !otherOver) {
        setTaken({ of: name, places: [...places, point] });
        return;
      }
      const points = [
        { older: one, newer: oneOver },
        { older: other, newer: otherOver },
      ] as const;
      const found = byPoints(points, compared);
      setTaken(undefined);
      if (found) keep(writeAlignment(found));
      else showToast({ message: t("pointsTooClose"), tone: "error" });
    },
  };
}

export type AlignmentHandle = ReturnType<typeof useAlignment>;
