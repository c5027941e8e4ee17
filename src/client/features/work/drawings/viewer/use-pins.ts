import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SheetView } from "#client/data/queries/sheets.ts";
import { useNow } from "#client/i18n/use-now.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { pinStateOf } from "#client/parts/drawing/pin-state.ts";
import { useTellMark } from "#client/parts/task/state/use-tell-mark.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { SheetPlace } from "#domain/sheet/place-on-sheet.ts";
import type { Task } from "#domain/task/task.ts";
import { ALL_PINS, filterPins, type ShownPin } from "../pins/filter-pins.ts";

interface PinsAsked {
  /** The revision on which they are seen. */
  readonly revisionId: number;
  /** As they were set, each on a revision of its own. */
  readonly set: SheetView["pins"];
  readonly pinnedTaskId: number | undefined;
  readonly onSelectPin: (taskId: number | undefined) => void;
}

/** A place with the revision of which it is one. */
type SetPlace = SheetPlace & { readonly revisionId: number };

/** The pins of a sheet: which are shown, which one is looked at, set or moved. */
export function usePins(
  { pins }: SheetView,
  { revisionId, set, pinnedTaskId, onSelectPin }: PinsAsked,
) {
  const { userId } = useData();
  const { t } = useTranslation("drawing");
  const run = useRun();
  const now = useNow();
  const tellMark = useTellMark();
  const [filter, setFilter] = useState(ALL_PINS);
  const [newPlace, setNewPlace] = useState<SheetPlace>();
  const [moving, setMoving] = useState<number>();
  const stateOf = useCallback((task: Task) => pinStateOf(task, tellMark, now), [tellMark, now]);
  const shown = useMemo(
    () => filterPins(pins, filter, stateOf, userId),
    [pins, filter, stateOf, userId],
  );
  const all = useMemo(() => filterPins(pins, ALL_PINS, stateOf, userId), [pins, stateOf, userId]);
  const select = useCallback(
    (taskId: number) => {
      setNewPlace(undefined);
      onSelectPin(taskId);
    },
    [onSelectPin],
  );
  const move = useCallback(
    ({ pin }: ShownPin, place: SheetPlace) => {
      const put = ({ x, y, revisionId: on }: SetPlace) =>
        run("pin.add", { sheetId: pin.sheetId, taskId: pin.taskId, revisionId: on, x, y });
      const before = set.find(({ task }) => task.id === pin.taskId)?.pin;
      void put({ ...place, revisionId }).then((moved) => {
        if (!moved.ok) return;
        showToast({
          message: t("pinMoved", { number: pin.number }),
          ...(before && { action: { label: t("undoMove"), onClick: () => void put(before) } }),
        });
      });
    },
    [run, t, revisionId, set],
  );
  const setAt = (place: SheetPlace) => {
    if (moving !== undefined) {
      const pin = all.find(({ task }) => task.id === moving);
      if (pin) move(pin, place);
      setMoving(undefined);
      return;
    }
    onSelectPin(undefined);
    setNewPlace(place);
  };
  return {
    filter,
    setFilter,
    stateOf,
    shown,
    selected: all.find(({ task }) => task.id === pinnedTaskId),
    newPlace,
    forgetPlace: () => setNewPlace(undefined),
    moving,
    setMoving,
    move,
    select,
    /** A new pin comes to a place, or the one that is moved does. */
    set: setAt,
  };
}
