import { VisuallyHidden } from "@mantine/core";
import { IconCircleCheckFilled, IconCloudDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type Keepable, offlineKey } from "#client/data/database/offline-row.ts";
import { useOfflineMarks } from "#client/live/files/use-offline.ts";
import classes from "./items.module.css";

/** Says that a thing is to be kept on this device, and how far it is; nothing where it is not. */
export function OfflineMark(thing: Keepable) {
  const known = useOfflineMarks().get(offlineKey(thing));
  return known && <KeptMark {...known} />;
}

interface KeptMarkProps {
  /** How many files it has, and how many of them are here. */
  readonly files: number;
  readonly here: number;
}

function KeptMark({ files, here }: KeptMarkProps) {
  const { t } = useTranslation("library");
  const isWhole = here === files;
  const Picture = isWhole ? IconCircleCheckFilled : IconCloudDown;
  return (
    <span className={classes.offline} data-offline={isWhole ? "here" : "coming"}>
      <Picture size="0.9rem" aria-hidden />
      <VisuallyHidden>
        {isWhole ? t("isOffline") : t("comingOffline", { here, files })}
      </VisuallyHidden>
    </span>
  );
}
