import { Button } from "@mantine/core";
import { IconDownload, IconHistory, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useDownload } from "#client/parts/file/use-download.ts";
import { StoppedUploads } from "#client/parts/file/stopped-uploads.tsx";
import type { HeaderAction } from "#client/ui/pane/header-actions.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import type { File } from "#domain/file/file.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { NOTE_LENGTH_MAX } from "#domain/library/note-limits.ts";
import { BesideNotice } from "./beside-notice.tsx";
import { NoteBody } from "./note-body.tsx";
import type { NoteKind } from "./note-kind.ts";
import { OlderNotice } from "./older-notice.tsx";
import { useNoteText } from "./use-note-text.ts";

interface NoteReaderProps {
  readonly item: LibraryItem;
  readonly kind: NoteKind;
  /** Left out until it is read. */
  readonly standing: File | undefined;
  readonly beside: File | undefined;
  /** Left out where the person may only look. */
  readonly onEdit?: (text: string, baseId: number) => void;
  readonly onCompare: () => void;
  readonly onVersions: () => void;
  readonly onClose: () => void;
}

/** A note as it is read, and what can be done with it. */
export function NoteReader(props: NoteReaderProps) {
  const { item, kind, standing, beside, onEdit, onCompare, onVersions, onClose } = props;
  const { t } = useTranslation("note");
  const download = useDownload();
  const { read, fileId, older } = useNoteText(item);
  const isWhole = read.state === "ready" && !read.isCut && read.text.length <= NOTE_LENGTH_MAX;
  const text = isWhole ? kind.read(read.text) : undefined;
  const actions: readonly (false | HeaderAction)[] = [
    onEdit !== undefined &&
      text !== undefined && {
        key: "edit",
        label: t("edit"),
        icon: IconPencil,
        primary: true,
        onClick: () => onEdit(text, fileId),
      },
    { key: "versions", label: t("library:versions"), icon: IconHistory, onClick: onVersions },
    {
      key: "download",
      label: t("library:download"),
      icon: IconDownload,
      onClick: () => void download(item.fileId, item.name),
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
      {standing && older && <OlderNotice standing={standing} shown={older} />}
      <NoteBody read={read} fileId={fileId} name={item.name} ext={kind.ext} />
    </>
  );
}
