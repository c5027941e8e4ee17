import { Button, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { ConditionFields } from "#client/parts/form-query/condition-fields.tsx";
import { askableFields } from "#client/parts/form-query/query-edit.ts";
import { readCondition, writeCondition } from "#domain/form/conditions/condition.ts";
import { useDesigning } from "../designing.ts";
import { useDrawList } from "./use-draw-list.ts";

/** Which records are listed at all, whatever somebody looks for. */
export function RuleFields({ surroundings }: { readonly surroundings: FormSurroundings }) {
  const { t } = useTranslation("form-designer");
  const { form } = useDesigning();
  const { data, draw } = useDrawList();
  const condition = readCondition(data["ruleList"]);
  const isSaid = condition?.groups.some(({ questions }) => questions.length > 0) === true;
  const begin = () =>
    draw({ ruleList: writeCondition({ all: true, groups: [{ all: true, questions: [] }] }) });
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        {t("list.ruleHint")}
      </Text>
      {condition && condition.groups.length > 0 && (
        <>
          <ConditionFields
            condition={condition}
            fields={askableFields(form)}
            surroundings={surroundings}
            onChange={(next) => draw({ ruleList: writeCondition(next) }, "rule")}
          />
          <Button variant="default" size="compact-md" onClick={() => draw({ ruleList: undefined })}>
            {t(isSaid ? "list.ruleRemove" : "list.ruleCancel")}
          </Button>
        </>
      )}
      {(!condition || condition.groups.length === 0) && (
        <Button
          variant="subtle"
          size="compact-md"
          justify="flex-start"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={begin}
        >
          {t("list.ruleAdd")}
        </Button>
      )}
    </Stack>
  );
}
