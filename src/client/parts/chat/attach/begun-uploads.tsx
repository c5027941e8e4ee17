import { useTranslation } from "react-i18next";
import { useUploads } from "#client/live/files/use-uploads.ts";
import { Each } from "#client/ui/each/each.tsx";
import { late } from "#client/ui/late.tsx";
import classes from "./attach.module.css";

const UploadRow = late(async () => (await import("#client/parts/file/upload-row.tsx")).UploadRow);

/** Files of this chat that are still being copied, or could not be: their messages are not there yet. */
export function BegunUploads({ dialogId }: { readonly dialogId: number }) {
  const { t } = useTranslation("chat");
  const uploads = useUploads({ dialogId });
  const begun =
    uploads.state === "ready" ? uploads.value.filter(({ isSentRow }) => !isSentRow) : [];
  if (begun.length === 0) return null;
  return (
    <ul className={classes.begun} aria-label={t("attached")}>
      <Each rows={begun} keyOf={({ fileId }) => fileId} as="li">
        {(upload) => <UploadRow upload={upload} />}
      </Each>
    </ul>
  );
}
