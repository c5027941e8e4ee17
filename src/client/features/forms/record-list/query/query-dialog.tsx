import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { Form } from "#domain/form/graph/form.ts";
import { type OwnFields, seesField } from "#domain/form/permissions/field-rights.ts";
import { ConditionFields } from "#client/parts/form-query/condition-fields.tsx";
import { askableFields, editedQuery, writtenQuery } from "#client/parts/form-query/query-edit.ts";

interface QueryDialogProps {
  readonly form: Form;
  /** Nothing is asked of fields that are kept from the person. */
  readonly own: OwnFields;
  readonly surroundings: FormSurroundings;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

/** What is asked of the records of a list: groups of questions of which all or one have to hold (forms-approvals 1.7). */
export function QueryDialog(props: QueryDialogProps) {
  const { form, own, surroundings, query, onQuery, onClose } = props;
  const { t } = useTranslation("records");
  const [condition, setCondition] = useState(() => editedQuery(query));
  const fields = askableFields(form).filter((piece) => seesField(own, piece));
  const finish = (wanted: string) => {
    onQuery(wanted);
    onClose();
  };
  return (
    <Dialog title={t("query")} size="xl" onClose={onClose}>
      <Stack>
        <ConditionFields
          condition={condition}
          fields={fields}
          surroundings={surroundings}
          onChange={setCondition}
        />
        <Group justify="space-between">
          <Button variant="default" onClick={() => finish("")}>
            {t("queryClear")}
          </Button>
          <Button onClick={() => finish(writtenQuery(condition))}>{t("queryApply")}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
