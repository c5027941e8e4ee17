import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAllFields } from "#client/live/use-fields.ts";
import { useRun } from "#client/live/use-run.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { PLAN_FIELDS_MAX } from "#domain/field/field-limits.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import { rankBetween } from "#domain/rank.ts";
import classes from "../field.module.css";
import { ArchivedFields } from "./archived-fields.tsx";
import { FieldForm } from "./field-form.tsx";
import { FieldRow } from "./field-row.tsx";

interface FieldsDialogProps {
  readonly planId: number;
  readonly onClose: () => void;
}

/** Which one is being drawn: a new one, or one of those that are there. */
type Drawn = number | "new" | undefined;

/** What else the tasks of a plan tell, for whoever leads it. */
export function FieldsDialog({ planId, onClose }: FieldsDialogProps) {
  const { t } = useTranslation("plan-fields");
  const run = useRun();
  const all = useAllFields(planId);
  const [drawn, setDrawn] = useState<Drawn>();
  const fields = all.filter(({ archivedTime }) => archivedTime === 0);
  const place = (field: PlanField, at: number) => {
    const others = fields.filter(({ id }) => id !== field.id);
    const rank = rankBetween(others[at - 1]?.rank, others[at]?.rank);
    void run("field.edit", { id: field.id, rank });
  };
  const done = () => setDrawn(undefined);
  return (
    <Dialog onClose={onClose} title={t("title")} size="lg">
      <Stack gap="sm">
        <Text c="dimmed" size="sm">
          {t(fields.length > 0 ? "hint" : "none")}
        </Text>
        <ol className={classes.list} aria-label={t("title")}>
          <Each as="li" rows={fields} keyOf={({ id }) => id}>
            {(field, at) => (
              <FieldRow
                field={field}
                at={at}
                count={fields.length}
                opened={drawn === field.id}
                onOpen={(opened) => setDrawn(opened ? field.id : undefined)}
                onMove={(to) => place(field, to)}
                onDrop={(id, to) => {
                  const dropped = fields.find((one) => one.id === id);
                  if (dropped) place(dropped, to);
                }}
              >
                <FieldForm planId={planId} field={field} fields={fields} onDone={done} />
              </FieldRow>
            )}
          </Each>
        </ol>
        {drawn === "new" && (
          <div className={classes.row}>
            <FieldForm planId={planId} fields={fields} onDone={done} />
          </div>
        )}
        {drawn !== "new" && all.length < PLAN_FIELDS_MAX && (
          <Group>
            <Button
              variant="light"
              leftSection={<IconPlus size="1rem" aria-hidden />}
              onClick={() => setDrawn("new")}
            >
              {t("add")}
            </Button>
          </Group>
        )}
        <ArchivedFields fields={all.filter(({ archivedTime }) => archivedTime > 0)} />
      </Stack>
    </Dialog>
  );
}
