import type { SentVariant } from "#client/data/database/upload-row.ts";
import { useFile } from "./use-files.ts";
import { useFilePicture } from "./use-file-picture.ts";

/** Address of a frame of a film, 0 = of none, for as long as it is shown; one that came without a size has none. */
export function usePoster(
  fileId: number,
  variant: Exclude<SentVariant, "whole">,
): string | undefined {
  const file = useFile(fileId);
  const hasPoster = file.state === "ready" && (file.value?.width ?? 0) > 0;
  return useFilePicture(hasPoster ? fileId : 0, variant);
}
