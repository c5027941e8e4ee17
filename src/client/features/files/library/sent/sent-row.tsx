import { IconDownload, IconMessage } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SentFile } from "#client/data/queries/files/sent-files.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useDownload } from "#client/parts/file/use-download.ts";
import { FileMeasure } from "#client/parts/file/file-measure.tsx";
import { FilePicture } from "#client/parts/file/file-picture.tsx";
import { UploadLine } from "#client/parts/file/upload-line.tsx";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import classes from "../list/items.module.css";

interface SentRowProps {
  readonly sent: SentFile;
  /** Where in the list it stands and how high it is, pixels. */
  readonly top: number;
  readonly height: number;
  /** When it was sent stands below its name. */
  readonly isNarrow: boolean;
  readonly onOpen: (fileId: number) => void;
  readonly onOpenMessage: (dialogId: number, messageId: number) => void;
}

/** A file that was sent, in one line: where, by whom, when, and how large it is. */
export function SentRow(props: SentRowProps) {
  const { sent, top, height, isNarrow, onOpen, onOpenMessage } = props;
  const { t } = useTranslation("library");
  const users = useUsers();
  const download = useDownload();
  const { file, place } = sent;
  const { id, name, ext, size, userId, createTime, arriveTime, dialogId, messageId } = file;
  const Measure = arriveTime > 0 ? FileMeasure : UploadLine;
  const measure = <Measure fileId={id} size={size} />;
  return (
    <li
      className={classes.row}
      data-item={id}
      style={{ transform: `translate(0, ${top}px)`, height }}
    >
      <div className={classes.rowBody}>
        <Boundary row={file}>
          <span className={classes.look}>
            <FilePicture fileId={id} ext={ext} thumb="" />
          </span>
          <span className={classes.words}>
            <button
              type="button"
              className={classes.name}
              data-row-focus
              onClick={() => onOpen(id)}
            >
              {name}
            </button>
            <span className={classes.small}>
              <span>{place}</span>
              {isNarrow && <RelativeTime time={createTime} />}
              {isNarrow && <span>{measure}</span>}
            </span>
          </span>
          {!isNarrow && (
            <>
              <span className={classes.person}>{users.get(userId)?.nickname}</span>
              <span className={classes.time}>
                <RelativeTime time={createTime} />
              </span>
              <span className={classes.size}>{measure}</span>
            </>
          )}
          <LateMenu
            label={t("actionsFor", { name })}
            items={[
              {
                key: "message",
                label: t("showMessage"),
                icon: IconMessage,
                onClick: () => onOpenMessage(dialogId, messageId),
              },
              {
                key: "download",
                label: t("download"),
                icon: IconDownload,
                onClick: () => void download(id, name),
              },
            ]}
          />
        </Boundary>
      </div>
    </li>
  );
}
