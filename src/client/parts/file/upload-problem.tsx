import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useUpload } from "#client/live/files/use-files.ts";
import { useUploadActions } from "#client/live/files/use-uploads.ts";
import { useDrawnFailureText } from "#client/parts/failure/use-failure-text.ts";
import { wantsFileAgain } from "#client/data/uploads/wants-file-again.ts";
import { ChooseAgain } from "./choose-again.tsx";
import classes from "./upload-problem.module.css";

/** Why one's own content goes no further, where it stands, with the button that tries again; others see nothing of it. */
export function UploadProblem({ fileId }: { readonly fileId: number }) {
  const { t } = useTranslation("upload");
  const { retry } = useUploadActions();
  const failureText = useDrawnFailureText();
  const upload = useUpload(fileId);
  const own = upload.state === "ready" ? upload.value : undefined;
  if (own?.state !== "error" || !own.failure) return null;
  return (
    <span className={classes.problem} role="alert">
      <span>{failureText(own.failure)}</span>
      {wantsFileAgain(own) && <ChooseAgain fileId={fileId} name={own.name} />}
      {own.md5 !== "" && !wantsFileAgain(own) && (
        <Button variant="default" size="compact-sm" onClick={() => void retry(fileId)}>
          {t("tryAgain")}
        </Button>
      )}
    </span>
  );
}
