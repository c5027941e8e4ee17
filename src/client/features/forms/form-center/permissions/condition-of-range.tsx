import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormVersion } from "#client/live/forms/use-record.ts";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { ConditionFields } from "#client/parts/form-query/condition-fields.tsx";
import { askableFields, editedQuery, writtenQuery } from "#client/parts/form-query/query-edit.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { RANGE_SYMBOLS } from "#domain/company-form/permission/range-condition.ts";
import { type ReadyForm, readyForm } from "#domain/company-form/ready-form.ts";
import { symbolsOf } from "#domain/form/conditions/condition-symbols.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";

interface ConditionOfRangeProps {
  readonly form: CompanyForm;
  /** Fields that are kept from everybody: no condition may tell what they say. */
  readonly hidden: readonly string[];
  /** JSON of the condition, "" = none yet. */
  readonly said: string;
  readonly onSay: (said: string) => void;
}

/** The condition by which records are read, of the fields of the form that is filled in. */
export function ConditionOfRange({ form, ...props }: ConditionOfRangeProps) {
  const version = useFormVersion(form.versionId || form.draftId);
  const ready = version.state === "ready" && version.value ? readyForm(version.value) : undefined;
  return ready?.ok ? <Questions ready={ready.value} {...props} /> : null;
}

function Questions({
  ready,
  hidden,
  said,
  onSay,
}: Omit<ConditionOfRangeProps, "form"> & { readonly ready: ReadyForm }) {
  const { t } = useTranslation("form-permission");
  const surroundings = useFormSurroundings(ready);
  // What asks nothing yet stands here only.
  const [condition, setCondition] = useState(() => editedQuery(said));
  const fields = askableFields(ready.form).filter(
    (piece) => !hidden.includes(piece.path) && canBeAsked(piece),
  );
  if (!surroundings) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t("conditionHint")}
      </Text>
      <ConditionFields
        condition={condition}
        fields={fields}
        surroundings={surroundings}
        isRight
        onChange={(next) => {
          setCondition(next);
          onSay(writtenQuery(next));
        }}
      />
    </Stack>
  );
}

function canBeAsked({ node }: FormPiece): boolean {
  const [symbol] = symbolsOf(node.kind.conditions);
  return symbol !== undefined && RANGE_SYMBOLS.includes(symbol);
}
