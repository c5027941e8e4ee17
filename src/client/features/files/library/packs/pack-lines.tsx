import { Text } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { usePacks } from "#client/live/files/use-packs.ts";
import { Each } from "#client/ui/each/each.tsx";
import { ProgressBar } from "#client/ui/progress-bar/progress-bar.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import classes from "./pack-lines.module.css";

/** Addresses of packs of which it was told that they broke off: once is enough, in whichever folder. */
const told = new Set<string>();

/** Packs that this browser downloads, and how far the server is with them; one that breaks off is told. */
export function PackLines() {
  const { t } = useTranslation("library");
  const packs = usePacks();
  const broken = packs.find(({ ended }) => ended === "broken");
  const underWay = packs.filter(({ ended }) => ended === undefined);
  useEffect(() => {
    if (!broken || told.has(broken.url)) return;
    told.add(broken.url);
    const message = t("packBroken", { name: broken.name });
    showToast({ message, tone: "error", sticky: true, about: broken.url });
  }, [broken, t]);
  if (underWay.length === 0) return null;
  return (
    <ul className={classes.packs} aria-label={t("packsUnderWay")}>
      <Each rows={underWay} keyOf={({ url }) => url} as="li">
        {({ name, progress }) => {
          const words = t("packProgress", { name, progress });
          return (
            <li>
              <Text size="sm" truncate>
                {words}
              </Text>
              <ProgressBar value={progress} label={words} />
            </li>
          );
        }}
      </Each>
    </ul>
  );
}
