import { useUpload } from "#client/live/files/use-files.ts";
import { UploadSwitch } from "./upload-switch.tsx";

/** Pauses one's own content on its way where its state is said elsewhere, in less room than a finger takes; else nothing. */
export function UploadPause({ fileId }: { readonly fileId: number }) {
  const upload = useUpload(fileId);
  const own = upload.state === "ready" ? upload.value : undefined;
  return own && own.state !== "error" ? <UploadSwitch upload={own} size="sm" /> : null;
}
