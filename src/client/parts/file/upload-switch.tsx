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

const ICONS = { pause: IconPlayerPause, resume: IconPlayerPlay, retry: IconReload };

/** Pauses what is on its way, lets go on what was paused, and tries again what failed with all its bytes here. */
export function UploadSwitch({ upload, size = "md" }: UploadSwitchProps) {
  const { t } = useTranslation("upload");
  const actions = useUploadActions();
  const { fileId, name } = upload;
  const what = helpFor(upload);
  if (!what) return null;
  return (
    <IconButton
      icon={ICONS[what]}
      size={size}
      label={t(what, { name })}
      onClick={() => void actions[what](fileId)}
    />
  );
}

function helpFor(upload: UploadRow): keyof typeof ICONS | undefined {
  const { state, md5 } = upload;
  if (state === "waiting" || state === "uploading") return "pause";
  if (state === "paused") return "resume";
  return state === "error" && md5 !== "" && !wantsFileAgain(upload) ? "retry" : undefined;
}
