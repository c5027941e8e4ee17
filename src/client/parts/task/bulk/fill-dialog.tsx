import { Button, Group, Input, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldInput } from "#client/parts/field/field-input.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { PlanField } from "#domain/field/plan-field.ts";

interface FillDialogProps {
  readonly field: PlanField;
  readonly onFill: (value: string) => void;
  readonly onClose: () => void;
}

/** What a field is to say in all selected tasks; nothing takes away what it says. */
export function FillDialog({ field, onFill, onClose }: FillDialogProps) {
  const { t } = useTranslation("plan-fields");
  const [value, setValue] = useState("");
  return (
    <Dialog title={field.name} onClose={onClose}>
      <Stack gap="md">
        <Input.Wrapper label={t(`kinds.${field.kind}`)} labelElement="div">
          <FieldInput field={field} value={value} name={`fill-${field.id}`} onChange={setValue} />
        </Input.Wrapper>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button onClick={() => onFill(value)}>{t("save")}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
