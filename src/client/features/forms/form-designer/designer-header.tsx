import { Button, SegmentedControl } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDeviceFloppy,
  IconDeviceMobile,
  IconFileExport,
  IconHistory,
  IconPrinter,
  IconRestore,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveTextFile } from "#client/platform/save-text-file.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { useDesigning } from "./designing.ts";
import { textOfDefinition } from "./kept-design.ts";
import type { useDesign } from "./use-design.ts";
import { useSaveDesign } from "./use-save-design.ts";

const PreviewDialog = late(
  async () => (await import("./preview/preview-dialog.tsx")).PreviewDialog,
);
const VersionsDialog = late(
  async () => (await import("./versions/versions-dialog.tsx")).VersionsDialog,
);

const PrintTemplatesDialog = late(
  async () => (await import("./paper/print-templates-dialog.tsx")).PrintTemplatesDialog,
);

export const DESIGN_VIEWS = ["design", "rules", "list"] as const;
export type DesignView = (typeof DESIGN_VIEWS)[number];

interface DesignerHeaderProps {
  readonly form: CompanyForm;
  /** Of the version that stands. */
  readonly number: number;
  readonly design: ReturnType<typeof useDesign>;
  readonly view: DesignView;
  readonly onView: (view: DesignView) => void;
  /** Somebody wants to publish what cannot be published. */
  readonly onProblems: () => void;
  readonly onBack: () => void;
  /** Leads to the lines of a sheet that wait to be imported. */
  readonly onImport: () => void;
}

/** The line above a form that is drawn: its name, what can be taken back, and what is done with all of it. */
export function DesignerHeader(props: DesignerHeaderProps) {
  const { form, number, design, view, onView, onProblems, onBack } = props;
  const { t } = useTranslation("form-designer");
  const { isPhone, problems, ready, definition } = useDesigning();
  const { save, publish } = useSaveDesign(form.id, design, props.onImport);
  const [shown, setShown] = useState<"preview" | "versions" | "paper">();
  const discard = async () => {
    const isSure = await confirm({
      title: t("discardTitle"),
      message: t("discardMessage"),
      confirmLabel: t("discard"),
      danger: true,
    });
    if (isSure) design.discard();
  };
  const isDraft = form.draftId > 0 || design.isChanged;
  const close = () => setShown(undefined);
  return (
    <>
      <PaneHeader
        title={form.name}
        trailing={<Tag tint="neutral">{t(isDraft ? "draft" : "asPublished")}</Tag>}
        subtitle={design.isChanged ? t("keptHere") : t("version", { number })}
        onBack={onBack}
        actions={[
          {
            key: "undo",
            icon: IconArrowBackUp,
            label: t("undo"),
            onClick: design.undo,
            disabled: !design.mayUndo,
          },
          {
            key: "redo",
            icon: IconArrowForwardUp,
            label: t("redo"),
            onClick: design.redo,
            disabled: !design.mayRedo,
          },
          {
            key: "save",
            icon: IconDeviceFloppy,
            label: t("save"),
            onClick: () => void save(),
            disabled: !design.isChanged,
          },
          {
            key: "try",
            icon: IconDeviceMobile,
            label: t("tryIt"),
            onClick: () => setShown("preview"),
          },
          {
            key: "versions",
            icon: IconHistory,
            label: t("versions.title"),
            onClick: () => setShown("versions"),
          },
          {
            key: "paper",
            icon: IconPrinter,
            label: t("printTemplates"),
            onClick: () => setShown("paper"),
          },
          {
            key: "export",
            icon: IconFileExport,
            label: t("export"),
            onClick: () => saveTextFile(`${form.name}.json`, textOfDefinition(definition)),
          },
          {
            key: "discard",
            icon: IconRestore,
            label: t("discard"),
            onClick: () => void discard(),
            disabled: !design.isChanged,
          },
        ]}
      >
        {!isPhone && (
          <SegmentedControl
            size="xs"
            aria-label={t("view")}
            value={view}
            onChange={(value) => onView(DESIGN_VIEWS.find((each) => each === value) ?? "design")}
            data={[
              { value: "design", label: t("design") },
              { value: "rules", label: t("rules", { count: definition.rules.length }) },
              { value: "list", label: t("list.title") },
            ]}
          />
        )}
        <Button
          size="compact-md"
          disabled={!isDraft}
          onClick={() => (problems.length > 0 ? onProblems() : void publish())}
        >
          {t("publish")}
        </Button>
      </PaneHeader>
      {shown && (
        <Opening>
          {shown === "preview" && <PreviewDialog ready={ready} onClose={close} />}
          {shown === "versions" && <VersionsDialog onClose={close} />}
          {shown === "paper" && <PrintTemplatesDialog formName={form.name} onClose={close} />}
        </Opening>
      )}
    </>
  );
}
