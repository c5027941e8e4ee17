import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useOverruled } from "#client/live/sync/use-overruled.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { Task } from "#domain/task/task.ts";
import classes from "./task-panel.module.css";

/** Tells for a day, quietly, that somebody set otherwise what the person had set, who can set it once more. */
export function OverruledLines({ task }: { readonly task: Task }) {
  const { t } = useTranslation("task");
  const { overruled, takeMine, forget } = useOverruled(task.id);
  const users = useUsers();
  return (
    <Each rows={overruled} keyOf={({ claim }) => claim.key}>
      {(one) => (
        <output className={classes.overruled}>
          <span>
            {t([`overruled.${one.claim.field}`, "overruled.other"], {
              name: users.get(one.byUserId ?? 0)?.nickname ?? t("somebody"),
              value: one.words.theirs,
              mine: one.words.mine,
            })}
          </span>
          <Button size="compact-sm" variant="default" onClick={() => void takeMine(one)}>
            {t("overruled.takeMine")}
          </Button>
          <IconButton
            icon={IconX}
            size="sm"
            label={t("overruled.dismiss")}
            onClick={() => forget(one)}
          />
        </output>
      )}
    </Each>
  );
}
