import { useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SheetView } from "#client/data/queries/sheets.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useRunUndoable } from "#client/parts/undo/use-run-undoable.ts";
import { useUndoNotice } from "#client/parts/undo/use-undo-notice.ts";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import type { ArgumentsOf } from "#domain/commands.ts";
import type { Markup, MarkupColor, MarkupWidth } from "#domain/sheet/markup/markup.ts";
import { partAt } from "#domain/sheet/place-on-sheet.ts";
import { MARKUP_TEXT_MAX } from "#domain/sheet/sheet-limits.ts";
import type { MarkupHands } from "./markup-hands.ts";

interface ChosenAsked {
  /** The revision on which they are seen. */
  readonly revisionId: number;
  /** As they were drawn, each on a revision of its own. */
  readonly set: SheetView["markups"];
  /** One of them is looked at now, and nothing else is. */
  readonly onChosen: () => void;
}

type Change = Omit<ArgumentsOf<"markup.edit">, "id">;

/** The markup of one's own that is looked at, and what can be done to it: each of it can be taken back for a while. */
export function useChosenMarkup(shown: readonly Markup[], asked: ChosenAsked) {
  const { revisionId, set, onChosen } = asked;
  const { t } = useTranslation("drawing");
  const { userId } = useData();
  const run = useRun();
  const runUndoable = useRunUndoable();
  const tell = useUndoNotice();
  const [chosenId, setChosenId] = useState<number>();
  // Steps of keys are one way, and taken back as one.
  const walk = useRef<{ readonly id: number; readonly from: Change }>(undefined);
  const chosen = shown.find((markup) => markup.id === chosenId && markup.userId === userId);
  const onChoose = useCallback(
    (id: number | undefined) => {
      walk.current = undefined;
      setChosenId(id);
      if (id !== undefined) onChosen();
    },
    [onChosen],
  );
  const edit = useCallback(
    async (id: number, to: Change, from: Change, said: string) => {
      const done = await run("markup.edit", { id, ...to });
      if (done.ok) tell(said, async () => (await run("markup.edit", { id, ...from })).ok);
      return done;
    },
    [run, tell],
  );
  const onMove = useCallback(
    async (id: number, points: readonly number[], isStep: boolean) => {
      const lay = set.find((markup) => markup.id === id);
      const seen = shown.find((markup) => markup.id === id);
      if (!lay || !seen) return false;
      const before =
        isStep && walk.current?.id === id ? walk.current.from : placeOf(lay, seen, revisionId);
      walk.current = isStep ? { id, from: before } : undefined;
      const to = { points: [...points], revisionId };
      return (await edit(id, to, before, t("markupMoved"))).ok;
    },
    [set, shown, revisionId, edit, t],
  );
  const onRemove = useCallback(
    (id: number) => {
      setChosenId(undefined);
      void runUndoable("markup.remove", { id }, t("markupRemoved"));
    },
    [runUndoable, t],
  );
  const hands = useMemo(
    (): MarkupHands => ({ userId, chosenId, onChoose, onMove, onRemove }),
    [userId, chosenId, onChoose, onMove, onRemove],
  );
  return {
    hands,
    chosen,
    choose: onChoose,
    remove: onRemove,
    recolour: ({ id, color: before }: Markup, color: MarkupColor) =>
      color !== before && void edit(id, { color }, { color: before }, t("markupChanged")),
    widen: ({ id, width: before }: Markup, width: MarkupWidth) =>
      width !== before && void edit(id, { width }, { width: before }, t("markupChanged")),
    async reword({ id, kind, text: value }: Markup) {
      const question = {
        title: t("words"),
        label: t("words"),
        value,
        confirmLabel: t("save"),
        minLength: kind === "text" ? 1 : 0,
        maxLength: MARKUP_TEXT_MAX,
      };
      await promptChange(question, async (text) =>
        edit(id, { text }, { text: value }, t("markupChanged")),
      );
    },
  };
}

/** Where it lies, as it is laid there again: on the revision on which it was drawn, or where it is seen while nobody knows that. */
function placeOf(lay: Markup, seen: Markup, revisionId: number): Change {
  if (lay.revisionId > 0) return { points: lay.points, revisionId: lay.revisionId };
  return { points: seen.points.map(partAt), revisionId };
}
