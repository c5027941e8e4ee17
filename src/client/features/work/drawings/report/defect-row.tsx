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

interface DefectRowProps {
  readonly pin: ShownPin;
  readonly onSettled: (key: string) => void;
}

/** What a pin is about, who has to do it until when, and below that all its photographs. */
export function DefectRow({ pin: { pin, task, state }, onSettled }: DefectRowProps) {
  const { t } = useTranslation("drawing");
  const users = useUsers();
  const { absolute } = useFormatTime();
  const files = useTaskFiles(task.id);
  const pictures = (files.state === "ready" ? files.value : []).filter(isSentAsImage);
  const photographs = useSettled();
  const isSettled =
    files.state === "ready" && pictures.every(({ id }) => photographs.settled.has(`file-${id}`));
  useSettling(`task-${task.id}`, isSettled, onSettled);
  const owners = ownersOf(task).map((id) => users.get(id)?.nickname ?? "");
  const tone = state === "late" ? classes.late : "";
  return (
    <tbody className={classes.defect} data-defect>
      <tr>
        <td>
          <span className={classes.number}>
            <PinMark number={pin.number} state={state} />
            {state === "done" && pin.number}
          </span>
        </td>
        <td>{task.name}</td>
        <td className={tone}>{t(`states.${state}`)}</td>
        <td>{owners.join(", ") || t("nobody")}</td>
        <td className={tone}>{task.endTime > 0 ? absolute(task.endTime) : t("noTime")}</td>
      </tr>
      {pictures.length > 0 && (
        <tr data-photographs>
          <td colSpan={5}>
            <Each rows={pictures} keyOf={({ id }) => id}>
              {(file) => <PrintedPhotograph file={file} onSettled={photographs.onSettled} />}
            </Each>
          </td>
        </tr>
      )}
    </tbody>
  );
}
