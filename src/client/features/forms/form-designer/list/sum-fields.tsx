import { Checkbox, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import { Each } from "#client/ui/each/each.tsx";
import { listOf } from "#domain/form/json/json.ts";
import { useDesigning } from "../designing.ts";
import { useDrawList } from "./use-draw-list.ts";

/** The numbers whose sums stand below the list. */
export function SumFields() {
  const { t } = useTranslation("form-designer");
  const { form } = useDesigning();
  const { data, draw } = useDrawList();
  const numbers = [...form.fields.values()].filter(
    ({ table, node }) => table === undefined && node.kind.shape === "number",
  );
  const summed = data["showSummary"] === true ? listOf(data["summaryField"]).map(String) : [];
  const toggle = (path: string) => {
    const left = summed.filter((each) => each !== path);
    const next = left.length < summed.length ? left : [...summed, path];
    draw({
      showSummary: next.length > 0 || undefined,
      summaryField: next.length > 0 ? next : undefined,
    });
  };
  return (
    <Stack gap="xs">
      {numbers.length === 0 && (
        <Text c="dimmed" size="sm">
          {t("list.noNumbers")}
        </Text>
      )}
      <Each rows={numbers} keyOf={({ path }) => path}>
        {(piece) => (
          <Checkbox
            label={labelOf(piece)}
            checked={summed.includes(piece.path)}
            onChange={() => toggle(piece.path)}
          />
        )}
      </Each>
    </Stack>
  );
}
