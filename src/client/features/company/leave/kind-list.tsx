import { Text } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { LeaveKind } from "#domain/leave/leave-setting.ts";
import classes from "./leave.module.css";

/** The kinds of leave that are counted. */
export function KindList({ kinds }: { readonly kinds: readonly LeaveKind[] }) {
  const { t } = useTranslation("leave");
  const run = useRun();
  if (kinds.length === 0)
    return (
      <Text c="dimmed" size="sm">
        {t("noKinds")}
      </Text>
    );
  return (
    <ul className={classes.kinds} aria-label={t("kinds")}>
      <Each rows={kinds} keyOf={({ key }) => key} as="li">
        {({ key, name, halves, over }) => (
          <li className={classes.kind}>
            <span className={classes.name}>{name}</span>
            <span>{t("aYear", { days: halves / 2 })}</span>
            <span className={classes.over}>{t(`over.${over}`)}</span>
            <IconButton
              icon={IconX}
              size="sm"
              label={t("stop", { name })}
              onClick={() => void run("leave.saveKind", { key })}
            />
          </li>
        )}
      </Each>
    </ul>
  );
}
