import { Button } from "@mantine/core";
import { IconCamera, IconCheck, IconDots, IconMapPinOff, IconRotate } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTaskFiles } from "#client/live/files/use-files.ts";
import { useSendFiles } from "#client/live/files/use-send-files.ts";
import { useTask } from "#client/live/use-task.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { FileField } from "#client/parts/file/file-field.tsx";
import { FilePicture } from "#client/parts/file/file-picture.tsx";
import { openPreview } from "#client/parts/preview/preview-host.tsx";
import { toPreview } from "#client/parts/preview/preview-question.ts";
import { NO_RIGHTS, taskRights } from "#client/parts/task/task-rights.ts";
import { useComplete } from "#client/parts/task/use-complete.ts";
import { useDue } from "#client/parts/task/use-due.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import { isSentAsImage } from "#domain/file/file-kind.ts";
import { ownersOf } from "#domain/task/task.ts";
import classes from "./card.module.css";
import { CardFrame } from "./card-frame.tsx";
import type { ShownPin } from "./filter-pins.ts";

interface PinCardProps {
  readonly pin: ShownPin;
  readonly onOpenTask: (taskId: number) => void;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** The task of the pin that is looked at, and what is done to it on site. */
export function PinCard({ pin: { pin, task, state }, onOpenTask, onMove, onClose }: PinCardProps) {
  const { t } = useTranslation("drawing");
  const run = useRun();
  const complete = useComplete();
  const users = useUsers();
  const due = useDue()(task);
  const view = useTask(task.id);
  const files = useTaskFiles(task.id);
  const sendFiles = useSendFiles();
  const field = useRef<HTMLInputElement>(null);
  const rights =
    view.state === "ready" && view.value !== undefined ? taskRights(view.value) : NO_RIGHTS;
  const pictures = (files.state === "ready" ? files.value : []).filter(isSentAsImage);
  const [picture] = pictures;
  const owners = ownersOf(task).map((id) => users.get(id)?.nickname ?? "");
  const isDone = task.completeTime > 0;
  const photograph = async (picked: readonly File[]) => {
    const opened = await run("task.openDialog", { taskId: task.id });
    if (opened.ok) await sendFiles(task.dialogId, picked);
  };
  return (
    <CardFrame label={t("pinNamed", words())} onClose={onClose}>
      {picture && (
        <button
          type="button"
          className={classes.picture}
          aria-label={t("openPhotographs", { count: pictures.length })}
          onClick={() => {
            void openPreview({ items: pictures.map(toPreview), fileId: picture.id });
          }}
        >
          <span className={classes.whole} aria-hidden>
            <FilePicture fileId={picture.id} ext={picture.ext} thumb="" />
            {pictures.length > 1 && <span className={classes.count}>{pictures.length}</span>}
          </span>
        </button>
      )}
      <div className={classes.facts}>
        <h2 className={classes.name}>
          <span>{task.name}</span>
          <span className={classes.dim}>{pin.number}</span>
        </h2>
        <dl className={classes.properties}>
          <dt>{t("state")}</dt>
          <dd data-late={state === "late" || undefined}>{t(`states.${state}`)}</dd>
          <dt>{t("owner")}</dt>
          <dd>{owners.join(", ") || t("nobody")}</dd>
          <dt>{t("due")}</dt>
          <dd data-late={state === "late" || undefined}>{due.words || t("noTime")}</dd>
        </dl>
      </div>
      <div className={classes.foot}>
        <Button variant="default" onClick={() => onOpenTask(task.id)}>
          {t("openTask")}
        </Button>
        <span className={classes.end}>
          <FileField
            field={field}
            label={t("photograph")}
            accept="image/*"
            isOfCamera
            onPick={(picked) => void photograph(picked)}
          />
          {rights.change && (
            <IconButton
              icon={IconCamera}
              label={t("photograph")}
              onClick={() => field.current?.click()}
            />
          )}
          <LateMenu
            label={t("pinActions")}
            icon={IconDots}
            size="md"
            items={[
              { key: "move", label: t("movePin"), onClick: onMove },
              {
                key: "remove",
                label: t("removePin"),
                icon: IconMapPinOff,
                danger: true,
                onClick: () => {
                  onClose();
                  void run("pin.remove", { sheetId: pin.sheetId, taskId: task.id });
                },
              },
            ]}
          />
          <Button
            disabled={!rights.complete}
            leftSection={
              isDone ? (
                <IconRotate size="1rem" aria-hidden />
              ) : (
                <IconCheck size="1rem" aria-hidden />
              )
            }
            {...(isDone && { variant: "default" })}
            onClick={() => complete(task)}
          >
            {t(isDone ? "reopen" : "done")}
          </Button>
        </span>
      </div>
    </CardFrame>
  );

  function words() {
    return { number: pin.number, name: task.name, state: t(`states.${state}`) };
  }
}
