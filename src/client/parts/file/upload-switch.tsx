import { IconPlayerPause, IconPlayerPlay, IconReload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { UploadRow } from "#client/data/database/upload-row.ts";
import { wantsFileAgain } from "#client/data/uploads/wants-file-again.ts";
import { useUploadActions } from "#client/live/files/use-uploads.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";

interface UploadSwitchProps {
  readonly upload: UploadRow;
  readonly size?: "sm" | "md";
}

/** Pauses what is on its way, lets go on what was paused, and tries again what failed with all its bytes here. */
export function UploadSwitch({ upload, size = "md" }: UploadSwitchProps) {
  const { t } = useTranslation("upload");
  const { pause, resume, retry } = useUploadActions();
  const { fileId, name, state, md5 } = upload;
  if (state === "waiting" || state === "uploading")
    return (
      <IconButton
        icon={IconPlayerPause}
        size={size}
        label={t("pause", { name })}
        onClick={() => void pause(fileId)}
      />
    );
  if (state === "paused")
    return (
      <IconButton
        icon={IconPlayerPlay}
        size={size}
        label={t("resume", { name })}
        onClick={() => void resume(fileId)}
      />
    );
  if (state !== "error" || md5 === "" || wantsFileAgain(upload)) return null;
  return (
    <IconButton
      icon={IconReload}
      size={size}
      label={t("retry", { name })}
      onClick={() => void retry(fileId)}
    />
  );
}
