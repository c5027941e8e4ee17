import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePickedPicture } from "#client/live/files/use-picked-picture.ts";
import { FileBadge } from "#client/parts/file/file-badge.tsx";
import { extensionOf } from "#domain/file/file-extension.ts";
import { kindOfFile } from "#domain/file/file-kind.ts";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import classes from "./attach.module.css";
import type { StagedFiles } from "./use-staged-files.ts";

/** What will be sent with the words. */
export function StagedStrip({ staged }: { readonly staged: StagedFiles }) {
  const { t } = useTranslation("chat");
  return (
    <ul className={classes.strip} aria-label={t("attached")}>
      {staged.files.map((one) => (
        <li key={one.key} className={classes.staged}>
          <Look file={one.file} />
          <button
            type="button"
            className={classes.remove}
            aria-label={t("removeAttached", { name: one.file.name })}
            onClick={() => staged.remove(one.key)}
          >
            <IconX size="0.75rem" stroke={2.5} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Look({ file }: { readonly file: File }) {
  const isPicture = kindOfFile(extensionOf(file.name)) === "image";
  return isPicture ? <Picture file={file} /> : <Card file={file} />;
}

function Picture({ file }: { readonly file: File }) {
  const picture = usePickedPicture(file);
  const [isUndrawn, setIsUndrawn] = useState(false);
  if (isUndrawn) return <Card file={file} />;
  if (picture.state === "ready")
    return (
      <img
        className={classes.picture}
        src={picture.address}
        alt={file.name}
        onError={() => setIsUndrawn(true)}
      />
    );
  return picture.state === "loading" ? <span className={classes.picture} /> : <Card file={file} />;
}

function Card({ file }: { readonly file: File }) {
  const formatFileSize = useFileSize();
  return (
    <span className={classes.card}>
      <FileBadge ext={extensionOf(file.name)} />
      <span className={classes.facts}>
        <span className={classes.name}>{file.name}</span>
        <span className={classes.size}>{formatFileSize(file.size)}</span>
      </span>
    </span>
  );
}
