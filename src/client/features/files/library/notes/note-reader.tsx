import { Button } from "@mantine/core";
import { IconDownload, IconHistory, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSaveFile } from "#client/live/files/use-save-file.ts";
import { StoppedUploads } from "#client/parts/file/stopped-uploads.tsx";
import { useFileText } from "#client/parts/preview/text/use-file-text.ts";
import type { HeaderAction } from "#client/ui/pane/header-actions.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { File } from "#domain/file/file.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { NOTE_LENGTH_MAX } from "#domain/library/note-limits.ts";
import { BesideNotice } from "./beside-notice.tsx";
import { NoteBody } from "./note-body.tsx";
import type { NoteKind } from "./note-kind.ts";

interface NoteReaderProps {
  readonly item: LibraryItem;
  readonly kind: NoteKind;
  /** Left out until it is read. */
  readonly standing: File | undefined;
  readonly beside: File | undefined;
  /** Left out where the person may only look. */
  readonly onEdit?: (text: string) => void;
  readonly onCompare: () => void;
  readonly onVersions: () => void;
  readonly onClose: () => void;
}

/** A note as it is read, and what can be done with it. */
export function NoteReader(props: NoteReaderProps) {
  const { item, kind, standing, beside, onEdit, onCompare, onVersions, onClose } = props;
  const { t } = useTranslation("note");
  const save = useSaveFile();
  const read = useFileText(item.fileId, item.size);
  const isWhole = read.state === "ready" && !read.isCut && read.text.length <= NOTE_LENGTH_MAX;
  const text = isWhole ? kind.read(read.text) : undefined;
  const download = async () => {
    if (!(await save(item.fileId, item.name)))
      showToast({ message: t("library:notHere", { name: item.name }) });
  };
  const actions: readonly (false | HeaderAction)[] = [
    onEdit !== undefined &&
      text !== undefined && {
        key: "edit",
        label: t("edit"),
        icon: IconPencil,
        primary: true,
        onClick: () => onEdit(text),
      },
    { key: "versions", label: t("library:versions"), icon: IconHistory, onClick: onVersions },
    {
      key: "download",
      label: t("library:download"),
      icon: IconDownload,
      onClick: () => void download(),
    },
  ];
  return (
    <>
      <PaneHeader
        level={2}
        title={item.name}
        onBack={onClose}
        backLabel={t("close")}
        actions={actions.filter((action) => action !== false)}
      />
      {standing && beside && (
        <BesideNotice standing={standing} beside={beside}>
          <Button size="compact-sm" variant="default" onClick={onCompare}>
            {t("compare")}
          </Button>
        </BesideNotice>
      )}
      <StoppedUploads isWide fileIds={[item.fileId]} />
      <NoteBody read={read} fileId={item.fileId} name={item.name} ext={kind.ext} />
    </>
  );
}
