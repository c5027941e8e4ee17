import { Button, MultiSelect, Stack, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { type JsonObject, listOf, objectOf, textOf } from "#domain/form/json/json.ts";
import { listableFields } from "#domain/form/list/list-columns.ts";
import { useDesigning } from "../designing.ts";
import classes from "./list-view.module.css";
import { useDrawList } from "./use-draw-list.ts";

/** Names that stand above several columns of the list. */
export function GroupsFields() {
  const { t } = useTranslation("form-designer");
  const { form } = useDesigning();
  const { data, draw } = useDrawList();
  const groups = listOf(data["complexHeaderList"]).map(objectOf);
  const columns = listableFields(form, {}).map((piece) => ({
    value: piece.path,
    label: labelOf(piece),
  }));
  const put = (next: readonly JsonObject[], of?: string) =>
    draw({ complexHeaderList: next.length === 0 ? undefined : [...next] }, of);
  return (
    <Stack gap="sm">
      <Each rows={groups.map((group, at) => ({ group, at }))} keyOf={({ at }) => at}>
        {({ group, at }) => (
          <div className={classes.line}>
            <TextInput
              label={t("list.groupName", { place: at + 1 })}
              value={textOf(group["fullName"])}
              onChange={(event) =>
                put(
                  groups.with(at, { ...group, fullName: event.currentTarget.value }),
                  `group ${at}`,
                )
              }
            />
            <MultiSelect
              label={t("list.groupColumns", { place: at + 1 })}
              data={columns}
              value={listOf(group["childColumns"]).map(String)}
              onChange={(childColumns) => put(groups.with(at, { ...group, childColumns }))}
            />
            <IconButton
              icon={IconTrash}
              label={t("list.groupRemove", { place: at + 1 })}
              onClick={() => put(groups.toSpliced(at, 1))}
            />
          </div>
        )}
      </Each>
      <Button
        variant="subtle"
        size="compact-md"
        justify="flex-start"
        leftSection={<IconPlus size="1rem" aria-hidden />}
        onClick={() => put([...groups, { fullName: "", align: "center", childColumns: [] }])}
      >
        {t("list.groupAdd")}
      </Button>
    </Stack>
  );
}
