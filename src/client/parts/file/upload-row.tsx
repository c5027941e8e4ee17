import { IconTrash } from "@tabler/icons-react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { UploadRow as Upload } from "#client/data/database/upload-row.ts";
import { canRemove } from "#client/data/uploads/can-remove.ts";
import { percentOf, timeLeft } from "#client/data/uploads/progress.ts";
import { wantsFileAgain } from "#client/data/uploads/wants-file-again.ts";
import { useUploadActions } from "#client/live/files/use-uploads.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { ProgressBar } from "#client/ui/progress-bar/progress-bar.tsx";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import { ChooseAgain } from "./choose-again.tsx";
import { FilePicture } from "./file-picture.tsx";
import { UploadSwitch } from "./upload-switch.tsx";
import classes from "./upload-row.module.css";

/** One content on its way: what it is, how far it has come, and the button that helps now. */
export function UploadRow({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation("upload");
  const formatFileSize = useFileSize();
  const { remove } = useUploadActions();
  const failureText = useFailureText();
  const { fileId, name, ext, thumb, size, state, failure } = upload;
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.look}>
        <FilePicture fileId={fileId} ext={ext} thumb={thumb} />
      </span>
      <span className={classes.facts}>
        <span className={classes.name}>{name}</span>
        <ProgressBar label={t("progressOf", { name })} value={percentOf(upload)} />
        <span className={classes.words}>
          {failure ? failureText(failure) : <Progress upload={upload} />}
          {` · ${formatFileSize(size)}`}
        </span>
      </span>
      <UploadSwitch upload={upload} />
      {wantsFileAgain(upload) && <ChooseAgain fileId={fileId} name={name} />}
      {canRemove(upload) && (
        <IconButton
          icon={IconTrash}
          label={t("remove", { name })}
          onClick={() => void remove(fileId)}
        />
      )}
    </li>
  );
}

function Progress({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation("upload");
  const formatFileSize = useFileSize();
  const { state, bytesPerSecond } = upload;
  if (state !== "uploading" && state !== "checking") return t(`state.${state}`);
  const left = timeLeft(upload);
  return [
    t(`${state}Percent`, { value: percentOf(upload) }),
    ...(bytesPerSecond ? [t("perSecond", { size: formatFileSize(bytesPerSecond) })] : []),
    ...(left === undefined ? [] : [wordsForLeft(t, left)]),
  ].join(" · ");
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function wordsForLeft(t: TFunction<"upload">, left: number): string {
  if (left < MINUTE) return t("leftMoment");
  if (left < 2 * HOUR) return t("leftMinutes", { count: Math.round(left / MINUTE) });
  return t("leftHours", { count: Math.round(left / HOUR) });
}
