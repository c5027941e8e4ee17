import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Overruled } from "#client/data/queries/overruled.ts";
import { useAllFields } from "#client/live/use-fields.ts";
import { useOverruled } from "#client/live/sync/use-overruled.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useFieldWords } from "#client/parts/field/use-field-words.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { fieldIdOf } from "#domain/field/field-claims.ts";
import type { Task } from "#domain/task/task.ts";
import classes from "./task-panel.module.css";

/** Tells for a day, quietly, that somebody set otherwise what the person had set, who can set it once more. */
export function OverruledLines({ task }: { readonly task: Task }) {
  const { t } = useTranslation("task");
  const { overruled, takeMine, forget } = useOverruled(task.id);
  const users = useUsers();
  const fields = useAllFields(task.planId);
  const fieldWords = useFieldWords();
  const wordsOf = ({ claim, words, byUserId = 0 }: Overruled) => {
    const name = users.get(byUserId)?.nickname ?? t("somebody");
    const id = fieldIdOf(claim.field);
    const field = fields.find((one) => one.id === id);
    if (!field) {
      const told = { name, value: words.theirs, mine: words.mine };
      return t([`overruled.${claim.field}`, "overruled.other"], told);
    }
    const none = t("overruled.nothing");
    const value = fieldWords(field, words.theirs) || none;
    return t("overruled.field", {
      name,
      field: field.name,
      value,
      mine: fieldWords(field, words.mine) || none,
    });
  };
  return (
    <Each rows={overruled} keyOf={({ claim }) => claim.key}>
      {(one) => (
        <output className={classes.overruled}>
          <span>{wordsOf(one)}</span>
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
