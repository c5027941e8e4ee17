import { Button, Group, SegmentedControl } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import type { Condition } from "#domain/form/conditions/condition.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { QUERY_GROUPS_MAX } from "#domain/record/record-limits.ts";
import type { FormSurroundings } from "../form-fill/store/form-context.ts";
import { withGroup } from "./query-edit.ts";
import { QueryGroup } from "./query-group.tsx";

interface ConditionFieldsProps {
  readonly condition: Condition;
  readonly fields: readonly FormPiece[];
  readonly surroundings: FormSurroundings;
  /** It says what somebody may read, and may compare with what they are. */
  readonly isRight?: boolean;
  readonly onChange: (condition: Condition) => void;
}

/** Groups of questions of which all or one have to hold (forms-approvals 1.7). */
export function ConditionFields(props: ConditionFieldsProps) {
  const { condition, fields, surroundings, isRight = false, onChange } = props;
  const { t } = useTranslation("records");
  const { groups, all } = condition;
  return (
    <>
      {groups.length > 1 && (
        <SegmentedControl
          aria-label={t("queryGroups")}
          data={[
            { value: "and", label: t("queryAllGroups") },
            { value: "or", label: t("queryOneGroup") },
          ]}
          value={all ? "and" : "or"}
          onChange={(logic) => onChange({ ...condition, all: logic === "and" })}
        />
      )}
      <Each rows={groups.map((group, at) => ({ group, at }))} keyOf={({ at }) => at}>
        {({ group, at }) => (
          <QueryGroup
            group={group}
            place={at + 1}
            fields={fields}
            surroundings={surroundings}
            isRight={isRight}
            onChange={(next) => onChange(withGroup(condition, at, next))}
            {...(groups.length > 1 && {
              onRemove: () => onChange({ all, groups: groups.toSpliced(at, 1) }),
            })}
          />
        )}
      </Each>
      <Group>
        <Button
          variant="subtle"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          disabled={groups.length >= QUERY_GROUPS_MAX}
          onClick={() => onChange({ all, groups: [...groups, { all: true, questions: [] }] })}
        >
          {t("queryAddGroup")}
        </Button>
      </Group>
    </>
  );
}
