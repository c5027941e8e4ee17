import { IconFileOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFile } from "#client/live/files/use-files.ts";
import { useMessage } from "#client/live/use-messages.ts";
import { PreviewHead } from "#client/parts/preview/preview-head.tsx";
import { PreviewStage } from "#client/parts/preview/preview-stage.tsx";
import { usePreviewKeys } from "#client/parts/preview/use-preview-keys.ts";
import { FITTING } from "#client/parts/preview/zoom.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { fileBodyOf } from "#domain/message/message-body.ts";
import classes from "./file-page.module.css";

interface FilePageProps {
  readonly fileId: number;
  readonly onClose: () => void;
}

/** One file over the whole page. */
export function FilePage({ fileId, onClose }: FilePageProps) {
  const file = useFile(fileId);
  const [view, setView] = useState(FITTING);
  usePreviewKeys({ onView: setView });
  if (file.state === "loading") return <SkeletonList rows={4} />;
  if (!file.value) return <NoFile />;
  const { id, name, ext, size } = file.value;
  const item = { fileId: id, name, ext, size, thumb: "" };
  return (
    <div className={classes.page}>
      <PreviewHead
        item={item}
        name={name}
        level={1}
        view={view}
        onView={setView}
        onClose={onClose}
      />
      <PreviewStage item={item} view={view} onView={setView} />
    </div>
  );
}

interface MessageFilePageProps {
  readonly messageId: number;
  readonly onClose: () => void;
}

/** The file that a message has brought, over the whole page. */
export function MessageFilePage({ messageId, onClose }: MessageFilePageProps) {
  const message = useMessage(messageId);
  if (message.state === "loading") return <SkeletonList rows={4} />;
  const body = message.value && fileBodyOf(message.value);
  return body ? <FilePage fileId={body.fileId} onClose={onClose} /> : <NoFile />;
}

function NoFile() {
  const { t } = useTranslation("preview");
  return <EmptyState icon={IconFileOff} title={t("gone")} hint={t("goneHint")} screen />;
}
