import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDialogs } from "#client/live/use-dialogs.ts";
import { useDialogName } from "#client/parts/chat/use-dialog-name.ts";
import type { FlowEffect } from "#domain/approval/flow/flow-effect.ts";
import { TemplateField } from "./template-field.tsx";

type MessageEffect = Extract<FlowEffect, { does: "message" }>;

interface MessageFieldsProps {
  readonly effect: MessageEffect;
  readonly onChange: (effect: MessageEffect) => void;
}

/** What is said, and in which of the person's chats. */
export function MessageFields({ effect, onChange }: MessageFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const dialogs = useDialogs();
  const nameOf = useDialogName();
  const views = dialogs.state === "ready" ? dialogs.value : [];
  return (
    <>
      <Select
        label={t("effects.chat")}
        placeholder={t("effects.choose")}
        searchable
        data={views.map((view) => ({ value: String(view.dialog.id), label: nameOf(view) }))}
        value={effect.dialogId === 0 ? null : String(effect.dialogId)}
        onChange={(value) => onChange({ ...effect, dialogId: Number(value ?? 0) })}
      />
      <TemplateField
        label={t("effects.says")}
        value={effect.text}
        onChange={(text) => onChange({ ...effect, text })}
      />
    </>
  );
}
