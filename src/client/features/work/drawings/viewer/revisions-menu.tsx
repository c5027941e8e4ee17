import { IconFilePlus, IconPencil, IconTrash, IconVersions } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SheetView } from "#client/data/queries/sheets.ts";
import { usePlan } from "#client/live/use-plan.ts";
import { FileField } from "#client/parts/file/file-field.tsx";
import { late } from "#client/ui/late.tsx";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { codesBySheet } from "../add/codes-by-sheet.ts";
import { DRAWN_AS } from "../add/drawn-as.ts";
import { useRemoveRevision } from "./use-remove-revision.ts";

const AddSheetsDialog = late(
  async () => (await import("../add/add-sheets-dialog.tsx")).AddSheetsDialog,
);

const EditRevisionDialog = late(
  async () => (await import("./edit-revision-dialog.tsx")).EditRevisionDialog,
);

interface RevisionsMenuProps {
  readonly view: SheetView;
  /** The one that is shown. */
  readonly revision: SheetRevision;
  /** What a revision is called. */
  readonly said: (revision: SheetRevision) => string;
  readonly onRevision: (id: number) => void;
}

/** The revisions of a sheet: to look at, to add to, and to take back. */
export function RevisionsMenu({ view, revision, said, onRevision }: RevisionsMenuProps) {
  const { sheet, revisions } = view;
  const { t } = useTranslation("drawing");
  const plan = usePlan(sheet.planId);
  const removeRevision = useRemoveRevision(view, revision);
  const field = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<readonly File[]>();
  const [isEditing, setEditing] = useState(false);
  const canAdd = plan.state === "ready" && plan.value && mayInOpen(plan.value, "drawings");
  if (revisions.length < 2 && !canAdd) return null;
  return (
    <>
      <LateMenu
        label={t("revisions")}
        icon={IconVersions}
        size="md"
        items={[
          ...revisions.map((each) => ({
            key: String(each.id),
            label: said(each),
            checked: each.id === revision.id,
            onClick: () => onRevision(each.id),
          })),
          ...(canAdd || removeRevision ? ["divider" as const] : []),
          ...(canAdd
            ? [
                {
                  key: "add",
                  label: t("newRevision"),
                  icon: IconFilePlus,
                  onClick: () => field.current?.click(),
                },
                {
                  key: "edit",
                  label: t("editRevision"),
                  icon: IconPencil,
                  onClick: () => setEditing(true),
                },
              ]
            : []),
          ...(removeRevision
            ? [
                {
                  key: "remove",
                  label: t("removeRevision"),
                  icon: IconTrash,
                  danger: true,
                  onClick: () => void removeRevision(said(revision)),
                },
              ]
            : []),
        ]}
      />
      <FileField field={field} label={t("newRevision")} accept={DRAWN_AS} onPick={setPicked} />
      {isEditing && (
        <Opening>
          <EditRevisionDialog sheet={sheet} revision={revision} onClose={() => setEditing(false)} />
        </Opening>
      )}
      {picked && (
        <Opening>
          <AddSheetsDialog
            files={picked}
            planId={sheet.planId}
            plans={[]}
            sheets={[sheet]}
            revised={sheet}
            codesNow={codesBySheet([
              { sheet, revision: revisions.find(({ id }) => id === sheet.revisionId) },
            ])}
            onClose={() => setPicked(undefined)}
          />
        </Opening>
      )}
    </>
  );
}
