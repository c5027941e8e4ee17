import { Button, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import { Each } from "#client/ui/each/each.tsx";
import { canBeHidden } from "#domain/approval/definition/can-be-hidden.ts";
import { canBeFilled } from "#domain/approval/definition/check-flow.ts";
import type { FlowStep, StepField } from "#domain/approval/flow/flow.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { useFlowEditing } from "./flow-editing.ts";
import classes from "../approval-flow.module.css";

const RIGHTS = ["hidden", "edit", "required"] as const satisfies StepField["right"][];

interface FieldRightsFieldsProps {
  readonly step: FlowStep;
  readonly onChange: (step: FlowStep) => void;
}

/** What of the form whoever decides a step fills in, and what is kept from them; everything else they only read. */
export function FieldRightsFields({ step, onChange }: FieldRightsFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const { form, closed } = useFlowEditing();
  const [isOpen, setIsOpen] = useState(false);
  const { fields = [], ...rest } = step;
  const put = (path: string, right: StepField["right"] | undefined) => {
    const others = fields.filter((field) => field.path !== path);
    const next = right ? [...others, { path, right }] : others;
    onChange(next.length > 0 ? { ...rest, fields: next } : rest);
  };
  return (
    <div className={classes.rights}>
      <Button
        className={classes.rightsToggle}
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t("rights.label", { count: fields.length })}
      </Button>
      {isOpen && (
        <>
          <Text c="dimmed" size="sm">
            {t("rights.hint")}
          </Text>
          <Each rows={decidable(form, closed)} keyOf={({ path }) => path}>
            {(piece) => (
              <NativeSelect
                label={labelOf(piece)}
                data={[
                  { value: "", label: t("rights.read") },
                  ...rightsTo(form, piece, closed).map((right) => ({
                    value: right,
                    label: t(`rights.${right}`),
                  })),
                ]}
                value={fields.find(({ path }) => path === piece.path)?.right ?? ""}
                onChange={({ currentTarget }) =>
                  put(
                    piece.path,
                    RIGHTS.find((right) => right === currentTarget.value),
                  )
                }
              />
            )}
          </Each>
        </>
      )}
    </div>
  );
}

/** The fields and sub-tables of which something can be said; the columns of a sub-table go with it. */
function decidable(form: Form, closed: readonly string[]): FormPiece[] {
  return [...form.pieces.values()].filter(
    (piece) => piece.table === undefined && rightsTo(form, piece, closed).length > 0,
  );
}

function rightsTo(
  form: Form,
  { path }: FormPiece,
  closed: readonly string[],
): readonly StepField["right"][] {
  return RIGHTS.filter((right) =>
    right === "hidden" ? canBeHidden(form, path, closed) : canBeFilled(form, path),
  );
}
