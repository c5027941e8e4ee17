import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useTaskFiles } from "#client/live/files/use-files.ts";
import { useUsers } from "#client/live/use-users.ts";
import { PinMark } from "#client/parts/drawing/pin-mark.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { isSentAsImage } from "#domain/file/file-kind.ts";
import { ownersOf } from "#domain/task/task.ts";
import type { ShownPin } from "../pins/filter-pins.ts";
import { PrintedPhotograph } from "./printed-photograph.tsx";
import classes from "./report.module.css";
import { useSettled, useSettling } from "./use-settled.ts";

/** Photographs of one task on the paper; more of them are counted. */
const PHOTOGRAPHS_MAX = 6;

interface DefectRowProps {
  readonly pin: ShownPin;
  readonly onSettled: (key: string) => void;
}

/** What a pin is about, who has to do it until when, and its photographs. */
export function DefectRow({ pin: { pin, task, state }, onSettled }: DefectRowProps) {
  const { t } = useTranslation("drawing");
  const users = useUsers();
  const { absolute } = useFormatTime();
  const files = useTaskFiles(task.id);
  const pictures = (files.state === "ready" ? files.value : []).filter(isSentAsImage);
  const shown = pictures.slice(0, PHOTOGRAPHS_MAX);
  const photographs = useSettled();
  const isSettled =
    files.state === "ready" && shown.every(({ id }) => photographs.settled.has(`file-${id}`));
  useSettling(`task-${task.id}`, isSettled, onSettled);
  const owners = ownersOf(task).map((id) => users.get(id)?.nickname ?? "");
  const tone = state === "late" ? classes.late : "";
  return (
    <tr>
      <td>
        <span className={classes.number}>
          <PinMark number={pin.number} state={state} />
          {state === "done" && pin.number}
        </span>
      </td>
      <td>
        {task.name}
        {shown.length > 0 && (
          <span className={classes.photographs}>
            <Each rows={shown} keyOf={({ id }) => id}>
              {(file) => <PrintedPhotograph file={file} onSettled={photographs.onSettled} />}
            </Each>
          </span>
        )}
        {pictures.length > shown.length && (
          <span className={classes.missing}>
            {t("morePhotographs", { count: pictures.length - shown.length })}
          </span>
        )}
      </td>
      <td className={tone}>{t(`states.${state}`)}</td>
      <td>{owners.join(", ") || t("nobody")}</td>
      <td className={tone}>{task.endTime > 0 ? absolute(task.endTime) : t("noTime")}</td>
    </tr>
  );
}
