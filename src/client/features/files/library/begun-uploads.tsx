import { useTranslation } from "react-i18next";
import { useUploads } from "#client/live/files/use-uploads.ts";
import { UploadRow } from "#client/parts/file/upload-row.tsx";
import { Each } from "#client/ui/each/each.tsx";
import classes from "./library.module.css";

/** Files for this place that are still being copied, or could not be: they are not among the others yet. */
export function BegunUploads({ pid, planId }: { readonly pid: number; readonly planId: number }) {
  const { t } = useTranslation("library");
  const uploads = useUploads({ dialogId: 0 });
  if (uploads.state !== "ready") return null;
  const begun = uploads.value.filter(({ command, isSentRow }) => {
    if (isSentRow || command.name !== "file.add") return false;
    return (command.args.pid ?? 0) === pid && (command.args.planId ?? 0) === planId;
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
