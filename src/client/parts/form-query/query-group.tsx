import { Button, Fieldset, Group, NativeSelect, Stack } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { labelOf } from "../form-fill/field-name.ts";
import type { FormSurroundings } from "../form-fill/store/form-context.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { RANGE_SYMBOLS } from "#domain/company-form/permission/range-condition.ts";
import type { ConditionGroupOf, Question } from "#domain/form/conditions/condition.ts";
import { conditionSymbol, symbolsOf } from "#domain/form/conditions/condition-symbols.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { QUERY_QUESTIONS_MAX } from "#domain/record/record-limits.ts";
import { ComparedWith } from "./compared-with.tsx";
import { freshQuestion, withSymbol } from "./query-edit.ts";
import { ValueFields } from "./value-fields.tsx";

interface QueryGroupProps {
  readonly group: ConditionGroupOf;
  /** Counted from 1. */
  readonly place: number;
  readonly fields: readonly FormPiece[];
  readonly surroundings: FormSurroundings;
  /** It says what somebody may read, and may compare with what they are. */
  readonly isRight?: boolean;
  readonly onChange: (group: ConditionGroupOf) => void;
  readonly onRemove?: () => void;
}

/** Questions of which all or one have to hold. */
export function QueryGroup(props: QueryGroupProps) {
  const { group, place, fields, surroundings, isRight = false, onChange, onRemove } = props;
  const { t } = useTranslation("records");
  const { all, questions } = group;
  const [first] = fields;
  const put = (next: readonly Question[]) => onChange({ all, questions: next });
  return (
    <Fieldset legend={t("queryGroup", { place })}>
      <Stack gap="xs">
        <Group justify="space-between">
          <NativeSelect
            aria-label={t("queryLogic", { place })}
            data={[
              { value: "and", label: t("queryAll") },
              { value: "or", label: t("queryOne") },
            ]}
            value={all ? "and" : "or"}
            onChange={(event) => onChange({ questions, all: event.currentTarget.value === "and" })}
          />
          {onRemove && (
            <IconButton
              icon={IconTrash}
              label={t("queryRemoveGroup", { place })}
              onClick={onRemove}
            />
          )}
        </Group>
        <Each rows={questions.map((question, at) => ({ question, at }))} keyOf={({ at }) => at}>
          {({ question, at }) => (
            <QuestionLine
              question={question}
              place={at + 1}
              fields={fields}
              surroundings={surroundings}
              isRight={isRight}
              onChange={(next) => put(questions.with(at, next))}
              onRemove={() => put(questions.toSpliced(at, 1))}
            />
          )}
        </Each>
        {first && questions.length < QUERY_QUESTIONS_MAX && (
          <Group>
            <Button
              size="compact-md"
              variant="subtle"
              leftSection={<IconPlus size="1rem" aria-hidden />}
              onClick={() => put([...questions, freshQuestion(first)])}
            >
              {t("queryAdd")}
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
}

interface QuestionLineProps extends Pick<QueryGroupProps, "place" | "fields" | "surroundings"> {
  readonly isRight: boolean;
  readonly question: Question;
  readonly onChange: (question: Question) => void;
  readonly onRemove: () => void;
}

function QuestionLine(props: QuestionLineProps) {
  const { question, place, fields, surroundings, isRight, onChange, onRemove } = props;
  const { t } = useTranslation("records");
  const piece = fields.find(({ path }) => path === question.field);
  const symbols = symbolsOf(piece?.node.kind.conditions ?? "none");
  return (
    <Group gap="xs" align="start">
      <NativeSelect
        aria-label={t("queryField", { place })}
        data={fields.map((each) => ({ value: each.path, label: labelOf(each) }))}
        value={question.field}
        onChange={(event) => {
          const chosen = fields.find(({ path }) => path === event.currentTarget.value);
          if (chosen) onChange(freshQuestion(chosen));
        }}
      />
      <NativeSelect
        aria-label={t("querySymbol", { place })}
        data={(isRight ? symbols.filter((each) => RANGE_SYMBOLS.includes(each)) : symbols).map(
          (value) => ({ value, label: t(`symbol.${value}`) }),
        )}
        value={question.symbol}
        onChange={(event) => {
          const symbol = conditionSymbol(event.currentTarget.value);
          if (symbol) onChange(withSymbol(question, symbol));
        }}
      />
      {piece && isRight && (
        <ComparedWith piece={piece} question={question} place={place} onChange={onChange} />
      )}
      {piece && question.operand.type === "constant" && (
        <ValueFields
          piece={piece}
          symbol={question.symbol}
          value={question.operand.value}
          label={t("queryValue", { place })}
          surroundings={surroundings}
          onValue={(value) => onChange({ ...question, operand: { type: "constant", value } })}
        />
      )}
      <IconButton icon={IconTrash} label={t("queryRemove", { place })} onClick={onRemove} />
    </Group>
  );
}
