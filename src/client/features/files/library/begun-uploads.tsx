import { useTranslation } from "react-i18next";
import { useBegunUploads } from "#client/live/files/use-uploads.ts";
import { UploadRow } from "#client/parts/file/upload-row.tsx";
import { Each } from "#client/ui/each/each.tsx";
import classes from "./library.module.css";

/** Files for this place that are still being copied, or could not be: they are not among the others yet. */
export function BegunUploads({ pid, planId }: { readonly pid: number; readonly planId: number }) {
  const { t } = useTranslation("library");
  const uploads = useBegunUploads(pid, planId);
  if (uploads.state !== "ready" || uploads.value.shown.length === 0) return null;
  const { shown, more } = uploads.value;
  return (
    <ul className={classes.begun} aria-label={t("onTheirWay")}>
      <Each rows={shown} keyOf={({ fileId }) => fileId} as="li">
        {(upload) => <UploadRow upload={upload} />}
      </Each>
      {more > 0 && <li className={classes.dim}>{t("moreOnTheirWay", { number: more })}</li>}
    </ul>
  );
}
