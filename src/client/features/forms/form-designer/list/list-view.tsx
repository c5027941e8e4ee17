import { Fieldset, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { ColumnList } from "#client/parts/form-columns/column-list.tsx";
import { listColumnsFor, wishesOf } from "#domain/form/list/columns-shown.ts";
import { CHANGED } from "#domain/record/record-order.ts";
import { useDesigning } from "../designing.ts";
import { ActFields } from "./act-fields.tsx";
import { FormatFields } from "./format-fields.tsx";
import { OrderFields } from "./order-fields.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { GroupsFields } from "./groups-fields.tsx";
import classes from "./list-view.module.css";
import { SearchListFields } from "./search-list-fields.tsx";
import { SumFields } from "./sum-fields.tsx";
import { TypeFields } from "./type-fields.tsx";
import { useDrawList } from "./use-draw-list.ts";

/** How the records of the form are listed: as what, with which columns, by what they are searched, and what is summed up. */
export function ListView() {
  const { t } = useTranslation("form-designer");
  const { form, ready } = useDesigning();
  const surroundings = useFormSurroundings(ready);
  const drawList = useDrawList();
  const columns = listColumnsFor(form, {}).filter(({ prop }) => prop !== CHANGED);
  return (
    <div className={classes.view}>
      <div className={classes.parts}>
        <Fieldset legend={t("list.type")}>
          <TypeFields />
        </Fieldset>
        <Fieldset legend={t("list.columns")}>
          <Text c="dimmed" size="sm">
            {t("list.columnsHint")}
          </Text>
          <ColumnList
            columns={columns}
            onChange={(next) => {
              const all = wishesOf(next).map(({ prop, columnVisible, width, fixed }) => ({
                ...drawList.columnEntry(prop),
                checked: columnVisible,
                width,
                fixed: fixed ?? "none",
              }));
              const [defaultColumnList, columnList] = [all, all.filter(({ checked }) => checked)];
              drawList.draw(JSON.parse(JSON.stringify({ columnList, defaultColumnList })) as {});
            }}
          />
        </Fieldset>
        <Fieldset legend={t("list.order")}>
          <OrderFields />
        </Fieldset>
        <Fieldset legend={t("list.rule")}>
          {surroundings && <RuleFields surroundings={surroundings} />}
        </Fieldset>
        <Fieldset legend={t("list.formats")}>
          {surroundings && <FormatFields surroundings={surroundings} />}
        </Fieldset>
        <Fieldset legend={t("list.acts")}>
          <ActFields />
        </Fieldset>
        <Fieldset legend={t("list.searches")}>
          <SearchListFields />
        </Fieldset>
        <Fieldset legend={t("list.sums")}>
          <SumFields />
        </Fieldset>
        <Fieldset legend={t("list.groups")}>
          <GroupsFields />
        </Fieldset>
      </div>
    </div>
  );
}
