import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import {
  RANGE_VARIABLES,
  type RangeVariable,
} from "#domain/company-form/permission/range-condition.ts";
import type { Question } from "#domain/form/conditions/condition.ts";
import { nameSourceOf } from "#domain/form/field-kinds/name-source.ts";
import type { NameSourceType } from "#domain/form/field-kinds/names.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { valueForm } from "./query-edit.ts";

/** What of whoever looks a field can be compared with, by what it names. */
const VARIABLES: Partial<Record<NameSourceType, RangeVariable>> = {
  user: "currentUser",
  department: "myDepartment",
  organisation: "myDepartment",
  position: "myPosition",
  group: "myGroup",
  role: "myRole",
};

interface ComparedWithProps {
  readonly piece: FormPiece;
  readonly question: Question;
  /** Counted from 1. */
  readonly place: number;
  readonly onChange: (question: Question) => void;
}

/** Whether a question compares with a value, or with what whoever looks is. */
export function ComparedWith({ piece, question, place, onChange }: ComparedWithProps) {
  const { t } = useTranslation("form-permission");
  const type = nameSourceOf(piece.node)?.type;
  const variable = type && VARIABLES[type];
  const form = valueForm(question.symbol);
  if (!variable || (form !== "one" && form !== "several")) return null;
  const { operand } = question;
  return (
    <NativeSelect
      aria-label={t("with.label", { place })}
      data={[
        { value: "", label: t("with.value") },
        { value: variable, label: t(`with.${variable}`) },
      ]}
      value={operand.type === "variable" ? operand.name : ""}
      onChange={(event) => {
        const name = RANGE_VARIABLES.find((each) => each === event.currentTarget.value);
        onChange({
          ...question,
          operand: name ? { type: "variable", name } : { type: "constant", value: null },
        });
      }}
    />
  );
}
