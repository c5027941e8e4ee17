import { Button, SegmentedControl } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDeviceFloppy,
  IconRestore,
} from "@tabler/icons-react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { checkForm } from "#domain/form/check/check-form.ts";
import { designPieces } from "#domain/form/design/design-places.ts";
import { compileForm } from "#domain/form/graph/compile-form.ts";
import { Canvas } from "./canvas/canvas.tsx";
import { chosenThrough } from "./choose-through.ts";
import { Designing, type DesigningValue } from "./designing.ts";
import { designerShortcuts } from "./feature.ts";
import { Outline } from "./outline/outline.tsx";
import { Palette } from "./palette/palette.tsx";
import { ProblemList } from "./problems/problem-list.tsx";
import { Properties } from "./properties/properties.tsx";
import { type ReadVersion, useDesign } from "./use-design.ts";
import { useSaveDesign } from "./use-save-design.ts";
import classes from "./form-designer.module.css";

interface DesignerProps {
  readonly form: CompanyForm;
  readonly standing: ReadVersion;
  readonly onBack: () => void;
}

/** Parts of the designer of which a phone shows one at a time. */
const PARTS = ["fields", "outline", "properties"] as const;
type Part = (typeof PARTS)[number];

/** A form to be drawn: what can be put into it, the form as it will be, and what can be said of what is chosen. */
export function Designer({ form, standing, onBack }: DesignerProps) {
  const { t } = useTranslation("form-designer");
  const isPhone = useIsPhone();
  const design = useDesign(form.id, standing);
  const { save, publish } = useSaveDesign(form.id, design);
  const [part, setPart] = useState<Part>("outline");
  const [isTold, setIsTold] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const { definition, chosen } = design.now;
  const ready = useMemo(() => {
    const compiled = compileForm(definition);
    return { form: compiled, pieces: designPieces(definition), problems: checkForm(compiled) };
  }, [definition]);
  useShortcut(designerShortcuts.undo, design.undo);
  useShortcut(designerShortcuts.redo, design.redo);
  const designing: DesigningValue = {
    ...ready,
    definition,
    chosen,
    formId: form.id,
    draw: design.draw,
    choose: (path, how = "alone") => {
      const order = ready.pieces.map((piece) => piece.path);
      design.choose(path === undefined ? [] : chosenThrough(chosen, path, how, order));
    },
    showProperties: () => {
      setPart("properties");
      const find = () =>
        screen.current?.querySelector<HTMLElement>("[data-properties] input")?.focus();
      requestAnimationFrame(find);
    },
  };
  const finish = async () => {
    setIsTold(ready.problems.length > 0);
    if (ready.problems.length === 0) await publish();
  };
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
  return (
    <div ref={screen} className={classes.screen}>
      <PaneHeader
        title={form.name}
        trailing={<Tag tint="neutral">{t(isDraft ? "draft" : "asPublished")}</Tag>}
        subtitle={
          design.isChanged ? t("keptHere") : t("version", { number: standing.version.number })
        }
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
            key: "discard",
            icon: IconRestore,
            label: t("discard"),
            onClick: () => void discard(),
            disabled: !design.isChanged,
          },
          {
            key: "save",
            icon: IconDeviceFloppy,
            label: t("save"),
            onClick: () => void save(),
            disabled: !design.isChanged,
          },
        ]}
      >
        <Button size="compact-md" disabled={!isDraft} onClick={() => void finish()}>
          {t("publish")}
        </Button>
      </PaneHeader>
      <Designing value={designing}>
        {isPhone ? (
          <>
            <SegmentedControl
              className={classes.parts}
              aria-label={t("parts")}
              value={part}
              onChange={(value) => setPart(PARTS.find((each) => each === value) ?? part)}
              data={PARTS.map((value) => ({ value, label: t(value) }))}
            />
            <div className={classes.part}>
              {part === "fields" && <Palette />}
              {part === "outline" && <Outline />}
              {part === "properties" && <Properties />}
            </div>
          </>
        ) : (
          <div className={classes.body}>
            <div className={classes.side}>
              <Palette />
              <Outline />
            </div>
            <div className={classes.middle}>
              <Canvas title={form.name} />
            </div>
            <div className={classes.side}>
              <Properties />
            </div>
          </div>
        )}
        {isTold && <ProblemList />}
      </Designing>
    </div>
  );
}
