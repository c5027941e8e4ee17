import { Button, NativeSelect, Stack } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { listableFields } from "#domain/form/list/list-columns.ts";
import { ORDERS_MAX, usualOrders, usualSize } from "#domain/form/list/list-usual.ts";
import { RECORD_PAGES } from "#domain/limits.ts";
import { CHANGED, type RecordOrder } from "#domain/record/record-order.ts";
import { useDesigning } from "../designing.ts";
import classes from "./list-view.module.css";
import { useDrawList } from "./use-draw-list.ts";

/** How the list is ordered, and how many records stand on a page, while nobody wants it otherwise. */
export function OrderFields() {
  const { t } = useTranslation(["form-designer", "records"]);
  const { form } = useDesigning();
  const { draw } = useDrawList();
  const orders = usualOrders(form, {});
  const fields = [
    ...listableFields(form, {}).map((piece) => ({ value: piece.path, label: labelOf(piece) })),
    { value: CHANGED, label: t("records:changed") },
  ];
  const next = fields.find(({ value }) => !orders.some(({ path }) => path === value));
  const put = (wanted: readonly RecordOrder[]) =>
    draw({
      defaultSortConfig:
        wanted.length === 0
          ? undefined
          : wanted.map(({ path, descending }) => ({
              field: path,
              sort: descending ? "desc" : "asc",
            })),
    });
  return (
    <Stack gap="sm">
      <Each rows={orders.map((order, at) => ({ order, at }))} keyOf={({ at }) => at}>
        {({ order, at }) => (
          <div className={classes.line}>
            <NativeSelect
              label={t("list.orderField", { place: at + 1 })}
              data={fields.filter(
                ({ value }) => value === order.path || !orders.some(({ path }) => path === value),
              )}
              value={order.path}
              onChange={(event) =>
                put(orders.with(at, { ...order, path: event.currentTarget.value }))
              }
            />
            <NativeSelect
              label={t("list.orderWay", { place: at + 1 })}
              data={[
                { value: "asc", label: t("list.orderUp") },
                { value: "desc", label: t("list.orderDown") },
              ]}
              value={order.descending ? "desc" : "asc"}
              onChange={(event) =>
                put(orders.with(at, { ...order, descending: event.currentTarget.value === "desc" }))
              }
            />
            <IconButton
              icon={IconTrash}
              label={t("list.orderRemove", { place: at + 1 })}
              onClick={() => put(orders.toSpliced(at, 1))}
            />
          </div>
        )}
      </Each>
      {next && orders.length < ORDERS_MAX && (
        <Button
          variant="subtle"
          size="compact-md"
          justify="flex-start"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => put([...orders, { path: next.value, descending: false }])}
        >
          {t("list.orderAdd")}
        </Button>
      )}
      <NativeSelect
        label={t("records:pageSize")}
        data={RECORD_PAGES.map((size) => ({
          value: String(size),
          label: t("records:perPage", { size }),
        }))}
        value={String(usualSize(form))}
        onChange={(event) =>
          draw({ pageSize: Number(event.currentTarget.value), hasPage: undefined })
        }
      />
    </Stack>
  );
}
