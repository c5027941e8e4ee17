import { Checkbox, Stack, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { ROW_ACTS, rowActs, withRowAct } from "#domain/form/list/row-acts.ts";
import { useDesigning } from "../designing.ts";
import classes from "./list-view.module.css";
import { useDrawList } from "./use-draw-list.ts";

/** Which buttons stand in the rows, and what they are called. */
export function ActFields() {
  const { t } = useTranslation(["form-designer", "records"]);
  const { form } = useDesigning();
  const { data, draw } = useDrawList();
  const drawn = rowActs(form, false);
  return (
    <Stack gap="xs">
      <Text c="dimmed" size="sm">
        {t("list.actsHint")}
      </Text>
      <Each rows={ROW_ACTS} keyOf={(name) => name}>
        {(name) => {
          const shown = drawn.find((act) => act.name === name);
          const word = t(`records:${name}`);
          const change = (what: Parameters<typeof withRowAct>[2], of?: string) =>
            draw({ columnBtnsList: withRowAct(data["columnBtnsList"], name, what) }, of);
          return (
            <div className={classes.line}>
              <Checkbox
                label={word}
                checked={shown !== undefined}
                onChange={() => change({ isShown: shown === undefined })}
              />
              {shown && (
                <TextInput
                  size="xs"
                  aria-label={t("list.actLabel", { name: word })}
                  placeholder={word}
                  value={shown.label}
                  onChange={(event) => change({ label: event.currentTarget.value }, `act ${name}`)}
                />
              )}
            </div>
          );
        }}
      </Each>
    </Stack>
  );
}
