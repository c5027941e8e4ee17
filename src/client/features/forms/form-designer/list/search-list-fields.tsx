import { Checkbox, NativeSelect, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { JsonObject } from "#domain/form/json/json.ts";
import { entriesOf } from "#domain/form/list/column-data.ts";
import { canSearch } from "#domain/form/list/list-search.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { useDesigning } from "../designing.ts";
import classes from "./list-view.module.css";
import { useDrawList } from "./use-draw-list.ts";

/** By which fields the list is searched, from the start in sight; while none is chosen by its columns, where somebody asks for that. */
export function SearchListFields() {
  const { t } = useTranslation("form-designer");
  const { form } = useDesigning();
  const { data, draw } = useDrawList();
  const chosen = entriesOf(form, data["searchList"]);
  const fields = [...form.fields.values()].filter(
    (piece) => canSearch(piece) && !piece.node.settings.noShow,
  );
  const put = (entries: readonly JsonObject[]) =>
    draw({ searchList: entries.length === 0 ? undefined : [...entries] });
  const entries = chosen.map(({ piece, entry }) => ({ ...entry, prop: piece.path }));
  const toggle = ({ path }: FormPiece) => {
    const left = entries.filter(({ prop }) => prop !== path);
    put(left.length < entries.length ? left : [...entries, { prop: path }]);
  };
  return (
    <Stack gap="xs">
      <Text c="dimmed" size="sm">
        {t("list.searchesHint")}
      </Text>
      <Each rows={fields} keyOf={({ path }) => path}>
        {(piece) => {
          const entry = chosen.find((each) => each.piece === piece)?.entry;
          return (
            <div className={classes.line}>
              <Checkbox
                label={labelOf(piece)}
                checked={entry !== undefined}
                onChange={() => toggle(piece)}
              />
              {entry && piece.node.kind.search === "input" && (
                <NativeSelect
                  size="xs"
                  aria-label={t("list.searchHow", { name: labelOf(piece) })}
                  data={[
                    { value: "2", label: t("list.contains") },
                    { value: "1", label: t("list.same") },
                  ]}
                  value={Number(entry["searchType"]) === 1 ? "1" : "2"}
                  onChange={(event) => {
                    const searchType = Number(event.currentTarget.value);
                    put(
                      entries.map((each) =>
                        each.prop === piece.path ? { ...each, searchType } : each,
                      ),
                    );
                  }}
                />
              )}
            </div>
          );
        }}
      </Each>
    </Stack>
  );
}
