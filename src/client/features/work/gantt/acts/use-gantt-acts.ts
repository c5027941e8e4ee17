import { type RefObject, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { LinkKind } from "#domain/task-link/task-link.ts";
import type { Times } from "#domain/task/task-times.ts";
import type { Task } from "#domain/task/task.ts";
import type { GanttLine } from "../model/gantt-lines.ts";
import type { GanttSettings } from "../model/gantt-settings.ts";
import { ZOOMS } from "../model/time-scale.ts";
import type { GanttModel } from "../use-gantt-model.ts";
import { useCarryByKeys } from "./use-carry-by-keys.ts";
import type { GanttKeys } from "./use-gantt-keys.ts";
import { usePlanMoves } from "./use-plan-moves.ts";

interface ActSettings {
  readonly model: GanttModel;
  readonly settings: GanttSettings;
  readonly changeSettings: (change: Partial<GanttSettings>) => void;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly now: number;
}

/** All that is done in a Gantt, by pointer and by keys. */
export function useGanttActs({ model, settings, changeSettings, scroller, now }: ActSettings) {
  const { lines, scale, work } = model;
  const { t } = useTranslation("gantt");
  const run = useRun();
  const { asked, move: moveAll } = usePlanMoves(work);
  const [placeKey, setPlaceKey] = useState<string>();
  const [source, setSource] = useState<Task>();
  const move = useCallback((task: Task, times: Times) => void moveAll(task, times), [moveAll]);
  const carry = useCarryByKeys(move);
  const place = useMemo(
    () =>
      Math.max(
        0,
        lines.findIndex(({ key }) => key === placeKey),
      ),
    [lines, placeKey],
  );
  const link = useCallback(
    (fromId: number, toId: number, kind: LinkKind) =>
      void run("taskLink.add", { fromId, toId, kind }).then(({ ok }) => {
        if (!ok) return;
        showToast({
          message: t("linked"),
          action: {
            label: t("undo"),
            onClick: () => void run("taskLink.remove", { fromId, toId }),
          },
        });
      }),
    [run, t],
  );
  const { folded } = settings;
  const keys: Omit<GanttKeys, "lines" | "mayMove" | "onOpenTask"> = {
    place,
    onPlace: (index) => setPlaceKey(lines[index]?.key),
    onStep: carry.step,
    onPutDown: carry.putDown,
    onLeave: () => {
      const isAny = carry.carried !== undefined || source !== undefined;
      carry.leave();
      setSource(undefined);
      return isAny;
    },
    onFold: ({ key, folded: isFolded }: GanttLine) => {
      if (isFolded === undefined) return;
      const others = folded.filter((one) => one !== key);
      changeSettings({ folded: isFolded ? others : [...others, key] });
    },
    onLink: (task) => {
      if (source && source.id !== task.id) link(source.id, task.id, "finishStart");
      setSource(source ? undefined : task);
      return true;
    },
    onToday: () => {
      const element = scroller.current;
      element?.scrollTo({ left: scale.xOf(now) - element.clientWidth / 6 });
    },
    onZoom: (step) => {
      const zoom = ZOOMS[ZOOMS.indexOf(settings.zoom) + step];
      if (zoom) changeSettings({ zoom });
    },
  };
  return { keys, carried: carry.carried, source, asked, move, link };
}
