import { Button, Stack } from "@mantine/core";
import { IconArrowsDiff, IconDownload, IconEye, IconTrash, IconUpload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddFiles } from "#client/live/files/use-add-files.ts";
import { useVersions } from "#client/live/files/use-library.ts";
import { useDownload } from "#client/parts/file/use-download.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { FileField } from "#client/parts/file/file-field.tsx";
import { FileMeasure } from "#client/parts/file/file-measure.tsx";
import { StoppedUploads } from "#client/parts/file/stopped-uploads.tsx";
import { UploadLine } from "#client/parts/file/upload-line.tsx";
import { openPreview } from "#client/parts/preview/preview-host.tsx";
import { toPreview } from "#client/parts/preview/preview-question.ts";
import { shownAs } from "#client/parts/preview/shown-as.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { extensionOf } from "#domain/file/file-extension.ts";
import type { File } from "#domain/file/file.ts";
import { versionBeside } from "#domain/library/versions/versions-beside.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { comparedAs } from "../notes/compared-as.ts";
import classes from "../library.module.css";

const VersionComparison = late(
  async () => (await import("../notes/version-comparison.tsx")).VersionComparison,
);

const ShownBeside = late(async () => (await import("./shown-beside.tsx")).ShownBeside);

interface VersionsDialogProps {
  readonly item: LibraryItem;
  readonly canWrite: boolean;
  /** Whether all of them may be deleted, or only one's own. */
  readonly canTake: boolean;
  readonly userId: number;
  readonly onClose: () => void;
}

/** The contents that a file has had: each can be looked at, saved, compared with the newest, and stand once more. */
export function VersionsDialog({ item, canWrite, canTake, userId, onClose }: VersionsDialogProps) {
  const { t } = useTranslation("library");
  const versions = useVersions(item.id);
  const field = useRef<HTMLInputElement>(null);
  const addFiles = useAddFiles();
  const shown = versions.state === "ready" ? versions.value : [];
  const besideId = versionBeside(shown, item.fileId)?.id;
  const ext = comparedAs(item);
  const arrived = shown.filter(({ arriveTime }) => arriveTime > 0);
  const newest = shown.find(({ id }) => id === item.fileId);
  const isShown = ext !== undefined || shownAs(item.ext) !== "none";
  const canCompare = ({ arriveTime }: File) =>
    isShown && arriveTime > 0 && (newest?.arriveTime ?? 0) > 0;
  const [comparedId, setComparedId] = useState(0);
  const earlier = shown.find(({ id }) => id === comparedId);
  // Escape is for what lies over it.
  const [isLooking, setLooking] = useState(false);
  const look = async (fileId: number) => {
    setLooking(true);
    await openPreview({ items: arrived.map(toPreview), fileId });
    setLooking(false);
  };
  const close = () => {
    if (!isLooking) onClose();
  };
  const renew = ([file]: readonly globalThis.File[]) => {
    if (!file) return;
    if (extensionOf(file.name) === item.ext) void addFiles({ itemId: item.id }, [file]);
    else showToast({ message: t("otherKind", { ext: item.ext }), tone: "error" });
  };
  if (newest && earlier) {
    const compared = { name: item.name, earlier, newest, onClose: () => setComparedId(0) };
    return (
      <Opening>
        {ext ? <VersionComparison ext={ext} {...compared} /> : <ShownBeside {...compared} />}
      </Opening>
    );
  }
  return (
    <Dialog title={t("versionsTitle", { name: item.name })} onClose={close} size="lg">
      <Stack>
        {canWrite && (
          <>
            <FileField field={field} label={t("newVersion")} onPick={renew} />
            <Button
              variant="default"
              leftSection={<IconUpload size="1rem" aria-hidden />}
              onClick={() => field.current?.click()}
            >
              {t("newVersion")}
            </Button>
          </>
        )}
        <StoppedUploads fileIds={shown.map(({ id }) => id)} />
        <ul className={classes.members} aria-label={t("versions")}>
          <Each rows={shown} keyOf={({ id }) => id} as="li">
            {(file) => (
              <VersionRow
                item={item}
                file={file}
                isBeside={file.id === besideId}
                canWrite={canWrite}
                canTake={shown.length > 1 && (canTake || (canWrite && file.userId === userId))}
                onLook={() => void look(file.id)}
                {...(canCompare(file) && { onCompare: () => setComparedId(file.id) })}
              />
            )}
          </Each>
        </ul>
      </Stack>
    </Dialog>
  );
}

interface VersionRowProps {
  readonly item: LibraryItem;
  readonly file: File;
  /** Whether it was saved beside the one that stands, and nobody has settled that. */
  readonly isBeside: boolean;
  readonly canWrite: boolean;
  readonly canTake: boolean;
  readonly onLook: () => void;
  /** Left out of what cannot be shown, or has not come. */
  readonly onCompare?: () => void;
}

function VersionRow(props: VersionRowProps) {
  const { item, file, isBeside, canWrite, canTake, onLook, onCompare } = props;
  const { t } = useTranslation("library");
  const users = useUsers();
  const run = useRun();
  const download = useDownload();
  const isNow = file.id === item.fileId;
  const named = { id: item.id, fileId: file.id };
  const remove = async () => {
    const sure = await confirm({
      title: t("removeForGoodTitle"),
      message: t("removeVersionMessage"),
      confirmLabel: t("removeForGood"),
      danger: true,
    });
    if (sure) await run("file.removeVersion", named);
  };
  return (
    <li className={classes.member}>
      <span className={classes.words}>
        <span>
          <RelativeTime time={file.createTime} />
          {isNow && ` · ${t("current")}`}
          {isBeside && ` · ${t("savedBeside")}`}
        </span>
        <span className={classes.dim}>
          {users.get(file.userId)?.nickname}
          {" · "}
          {file.arriveTime > 0 ? (
            <FileMeasure fileId={file.id} size={file.size} />
          ) : (
            <UploadLine fileId={file.id} size={file.size} canPause />
          )}
        </span>
      </span>
      {canWrite && !isNow && file.arriveTime > 0 && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => void run("file.restoreVersion", named)}
        >
          {t("restore")}
        </Button>
      )}
      {file.arriveTime > 0 && (
        <IconButton icon={IconEye} size="sm" label={t("lookAtVersion")} onClick={onLook} />
      )}
      {onCompare && !isNow && (
        <IconButton
          icon={IconArrowsDiff}
          size="sm"
          label={t("compareWithNewest")}
          onClick={onCompare}
        />
      )}
      <IconButton
        icon={IconDownload}
        size="sm"
        label={t("download")}
        onClick={() => void download(file.id, file.name)}
      />
      {canTake && (
        <IconButton
          icon={IconTrash}
          size="sm"
          label={t("removeForGood")}
          onClick={() => void remove()}
        />
      )}
    </li>
  );
}
