import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { UploadRow as Upload } from "#client/data/database/upload-row.ts";
import { useAwaitsWifi } from "#client/live/files/use-device-line.ts";
import { useUploadActions } from "#client/live/files/use-uploads.ts";
import { UploadRow } from "#client/parts/file/upload-row.tsx";
import { Each } from "#client/ui/each/each.tsx";
import classes from "./outbox.module.css";
import { OutboxSection } from "./outbox-section.tsx";

/** Contents on their way, each with its buttons, and all of them at once. */
export function UploadsSection({ uploads }: { readonly uploads: readonly Upload[] }) {
  const { t } = useTranslation("outbox");
  const { pauseAll, resumeAll } = useUploadActions();
  const awaitsWifi = useAwaitsWifi();
  const states = new Set(uploads.map(({ state }) => state));
  const isUnderWay = states.has("waiting") || states.has("uploading");
  return (
    <OutboxSection title={t("uploads")} {...(awaitsWifi && { hint: t("awaitsWifi") })}>
      <Group gap="xs" mb="xs">
        {isUnderWay && (
          <Button variant="default" size="compact-sm" onClick={() => void pauseAll()}>
            {t("pauseAll")}
          </Button>
        )}
        {states.has("paused") && (
          <Button variant="default" size="compact-sm" onClick={() => void resumeAll()}>
            {t("resumeAll")}
          </Button>
        )}
      </Group>
      <ul className={classes.list}>
        <Each rows={unfinishedFirst(uploads)} keyOf={({ fileId }) => fileId} as="li">
          {(upload) => <UploadRow upload={upload} />}
        </Each>
      </ul>
    </OutboxSection>
  );
}

/** What still has to go is not to be looked for among all that has gone. */
function unfinishedFirst(uploads: readonly Upload[]): Upload[] {
  const isDone = ({ state }: Upload) => Number(state === "success");
  return uploads.toSorted((one, other) => isDone(one) - isDone(other));
}
