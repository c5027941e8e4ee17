import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { SHEET_CODE_MAX } from "#domain/sheet/sheet-limits.ts";
import type { Sheet } from "#domain/sheet/sheet.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { dayOfDrawing, timeOfDrawing } from "../add/day-of-drawing.ts";

interface EditRevisionDialogProps {
  readonly sheet: Sheet;
  readonly revision: SheetRevision;
  readonly onClose: () => void;
}

/** What a revision is called, and which day stands on it, where that was read or typed wrongly. */
export function EditRevisionDialog({ sheet, revision, onClose }: EditRevisionDialogProps) {
  const { t } = useTranslation("drawing");
  const run = useRun(() => undefined);
  const day = dayOfDrawing(revision.date);
  return (
    <Dialog title={t("editRevisionTitle", { number: sheet.number })} onClose={onClose}>
      <ActionForm
        action={t("save")}
        onSend={async (field) => {
          const code = field("code").trim();
          // What nobody touched stays, as it is by then.
          const said = {
            ...(code !== revision.code && { code }),
            ...(field("date") !== day && { date: timeOfDrawing(field("date")) }),
          };
          if (Object.keys(said).length > 0) {
            const named = { sheetId: sheet.id, id: revision.id };
            const done = await run("sheet.editRevision", { ...named, ...said });
            if (!done.ok) return done.refusal;
          }
          onClose();
          return undefined;
        }}
      >
        <TextInput
          name="code"
          label={t("code")}
          defaultValue={revision.code}
          maxLength={SHEET_CODE_MAX}
          data-autofocus
        />
        <TextInput
          name="date"
          type="date"
          label={t("date")}
          defaultValue={day}
          min="1970-01-01"
          max="9998-12-31"
        />
      </ActionForm>
    </Dialog>
  );
}
