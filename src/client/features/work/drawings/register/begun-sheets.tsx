import { useTranslation } from "react-i18next";
import { useUploads } from "#client/live/files/use-uploads.ts";
import { UploadRow } from "#client/parts/file/upload-row.tsx";
import { Each } from "#client/ui/each/each.tsx";
import classes from "./register.module.css";

/** Drawings that are still being copied, or could not be: their sheets are not in the register yet. */
export function BegunSheets({ planId }: { readonly planId: number }) {
  const { t } = useTranslation("drawing");
  const uploads = useUploads({ dialogId: 0 });
  if (uploads.state !== "ready") return null;
  const begun = uploads.value.filter(({ command, isSentRow }) => {
    if (isSentRow || command.name !== "sheet.add") return false;
    return planId === 0 || command.args.planId === planId;
  });
  if (begun.length === 0) return null;
  return (
    <ul className={classes.begun} aria-label={t("onTheirWay")}>
      <Each rows={begun} keyOf={({ fileId }) => fileId} as="li">
        {(upload) => <UploadRow upload={upload} />}
      </Each>
    </ul>
  );
}
