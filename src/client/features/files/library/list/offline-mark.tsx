import { VisuallyHidden } from "@mantine/core";
import { IconCircleCheckFilled, IconCloudDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type Keepable, offlineKey } from "#client/data/database/offline-row.ts";
import type { KeptCount } from "#client/data/offline/kept-within.ts";
import { useKeptWithin, useOfflineMarks } from "#client/live/files/use-offline.ts";
import classes from "./items.module.css";

/** Says that a thing is to be kept on this device, by itself or with what it lies in, and how far it is; nothing where it is not. */
export function OfflineMark(thing: Keepable) {
  const key = offlineKey(thing);
  const itself = useOfflineMarks().get(key);
  const within = useKeptWithin().get(key);
  const known = itself ?? within;
  return known && <KeptMark {...known} />;
}

function KeptMark({ files, here }: KeptCount) {
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
