import { NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { SHEET_NUMBER_MAX, SHEET_TITLE_MAX } from "#domain/sheet/sheet-limits.ts";
import { DISCIPLINES, type Sheet } from "#domain/sheet/sheet.ts";

interface EditSheetDialogProps {
  readonly sheet: Sheet;
  readonly onClose: () => void;
}

/** By what a sheet is known. */
export function EditSheetDialog({ sheet, onClose }: EditSheetDialogProps) {
  const { t } = useTranslation("drawing");
  const run = useRun(() => undefined);
  return (
    <Dialog title={t("editTitle", { number: sheet.number })} onClose={onClose}>
      <ActionForm
        action={t("save")}
        onSend={async (field) => {
          const discipline = DISCIPLINES.find((each) => each === field("discipline"));
          const done = await run("sheet.edit", {
            id: sheet.id,
            number: field("number").trim(),
            title: field("title").trim(),
            ...(discipline && { discipline }),
          });
          if (!done.ok) return done.refusal;
          onClose();
          return undefined;
        }}
      >
        <TextInput
          name="number"
          label={t("number")}
          defaultValue={sheet.number}
          maxLength={SHEET_NUMBER_MAX}
          required
          data-autofocus
        />
        <TextInput
          name="title"
          label={t("title")}
          defaultValue={sheet.title}
          maxLength={SHEET_TITLE_MAX}
        />
        <NativeSelect
          name="discipline"
          label={t("discipline")}
          defaultValue={sheet.discipline}
          data={DISCIPLINES.map((value) => ({ value, label: t(`disciplines.${value}`) }))}
        />
      </ActionForm>
    </Dialog>
  );
}
