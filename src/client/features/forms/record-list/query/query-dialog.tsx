import { Button, Group, SegmentedControl, Stack } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { Form } from "#domain/form/graph/form.ts";
import { type OwnFields, seesField } from "#domain/form/permissions/field-rights.ts";
import { QUERY_GROUPS_MAX } from "#domain/record/record-limits.ts";
import {
  askableFields,
  editedQuery,
  withGroup,
  writtenQuery,
} from "#client/parts/form-query/query-edit.ts";
import { QueryGroup } from "#client/parts/form-query/query-group.tsx";

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
  const { groups, all } = condition;
  const finish = (wanted: string) => {
    onQuery(wanted);
    onClose();
  };
  return (
    <Dialog title={t("query")} size="xl" onClose={onClose}>
      <Stack>
        {groups.length > 1 && (
          <SegmentedControl
            aria-label={t("queryGroups")}
            data={[
              { value: "and", label: t("queryAllGroups") },
              { value: "or", label: t("queryOneGroup") },
            ]}
            value={all ? "and" : "or"}
            onChange={(logic) => setCondition({ ...condition, all: logic === "and" })}
          />
        )}
        <Each rows={groups.map((group, at) => ({ group, at }))} keyOf={({ at }) => at}>
          {({ group, at }) => (
            <QueryGroup
              group={group}
              place={at + 1}
              fields={fields}
              surroundings={surroundings}
              onChange={(next) => setCondition(withGroup(condition, at, next))}
              {...(groups.length > 1 && {
                onRemove: () => setCondition({ all, groups: groups.toSpliced(at, 1) }),
              })}
            />
          )}
        </Each>
        <Group>
          <Button
            variant="subtle"
            leftSection={<IconPlus size="1rem" aria-hidden />}
            disabled={groups.length >= QUERY_GROUPS_MAX}
            onClick={() => setCondition({ all, groups: [...groups, { all: true, questions: [] }] })}
          >
            {t("queryAddGroup")}
          </Button>
        </Group>
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
