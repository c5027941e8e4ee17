import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SheetView } from "#client/data/queries/sheets.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import type { MarkupColor, MarkupKind, MarkupWidth } from "#domain/sheet/markup/markup.ts";
import { MARKUP_TEXT_MAX, SHEET_WIDTH_MAX } from "#domain/sheet/sheet-limits.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { useChosenMarkup } from "./use-chosen-markup.ts";
import { nearestMarkup, widthFor } from "./markup-path.ts";
import { readMetres } from "./read-metres.ts";

/** Characters of a length as it is written. */
const LENGTH_MAX = 20;

interface MarkupsAsked {
  readonly revision: SheetRevision;
  /** As they were drawn, each on a revision of its own. */
  readonly set: SheetView["markups"];
  /** One of one's own is looked at now, and nothing else is. */
  readonly onChosen: () => void;
}

/** What is drawn on a sheet, whose of it is shown, and what one's own hand does to it. */
export function useMarkups({ sheet, markups }: SheetView, asked: MarkupsAsked) {
  const { revision, set, onChosen } = asked;
  const { t } = useTranslation("drawing");
  const { userId } = useData();
  const run = useRun();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [color, setColor] = useState<MarkupColor>("red");
  const [width, setWidth] = useState<MarkupWidth>("normal");
  const shown = useMemo(
    () => markups.filter((markup) => !hidden.has(markup.userId)),
    [markups, hidden],
  );
  const own = useChosenMarkup(shown, { revisionId: revision.id, set, onChosen });
  const people = [...new Set(markups.map((markup) => markup.userId))];
  const mine = markups.filter((markup) => markup.userId === userId);
  const setScale = async (points: readonly number[]) => {
    const question = {
      title: t("setScale"),
      label: t("trueLength"),
      confirmLabel: t("save"),
      maxLength: LENGTH_MAX,
      refuse: (words: string) => (widthOf(words) > 0 ? undefined : t("noLength")),
    };
    // The scale is that of the sheet, of which the revision may show more.
    const widthOf = (words: string) => {
      const seenMm = widthFor(points, revision, readMetres(words));
      return Math.min(SHEET_WIDTH_MAX, Math.round(seenMm * revision.fit.across));
    };
    await promptChange(question, async (words) =>
      run("sheet.edit", { id: sheet.id, widthMm: widthOf(words) }),
    );
  };
  const erase = (points: readonly number[]) => {
    const [x = 0, y = 0] = points;
    const near = nearestMarkup(
      shown.filter((markup) => markup.userId === userId),
      [x, y],
      revision,
    );
    if (near) own.remove(near.id);
  };
  const add = async (kind: MarkupKind, points: readonly number[]) => {
    const place = { sheetId: sheet.id, revisionId: revision.id, points: [...points] };
    const drawn = { ...place, kind, color, width };
    // What one draws is seen.
    setHidden((before) => new Set([...before].filter((id) => id !== userId)));
    if (kind !== "text") {
      const added = await run("markup.add", drawn);
      if (added.ok && kind === "measure" && sheet.widthMm === 0) await setScale(points);
      return;
    }
    const question = {
      title: t("tool.text"),
      label: t("words"),
      confirmLabel: t("save"),
      maxLength: MARKUP_TEXT_MAX,
    };
    await promptChange(question, async (text) => run("markup.add", { ...drawn, text }));
  };
  return {
    shown,
    people,
    hidden,
    color,
    setColor,
    width,
    setWidth,
    /** The one of one's own that is looked at. */
    own,
    /** Shows or hides the layer of somebody. */
    turn(id: number) {
      const next = new Set(hidden);
      if (!next.delete(id)) next.add(id);
      setHidden(next);
    },
    draw(kind: MarkupKind | "erase", points: readonly number[]) {
      if (kind === "erase") erase(points);
      else void add(kind, points);
    },
    /** Takes back what one drew last; undefined where that is nothing. */
    undo:
      mine.length > 0 ? () => void run("markup.remove", { id: mine.at(-1)?.id ?? 0 }) : undefined,
    /** Says anew how long the last measured line is in truth; undefined where there is none. */
    rescale: lastMeasured(mine) && (() => void setScale(lastMeasured(mine)?.points ?? [])),
  };
}

function lastMeasured(markups: SheetView["markups"]) {
  return markups.findLast(({ kind }) => kind === "measure");
}
