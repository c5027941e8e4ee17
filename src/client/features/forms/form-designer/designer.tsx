import { SegmentedControl } from "@mantine/core";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useInterfaces } from "#client/live/forms/use-interfaces.ts";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { namedZone, UTC } from "#domain/form/calendar/zone.ts";
import { missingInterfaces } from "#domain/data-interface/missing-interfaces.ts";
import { checkForm } from "#domain/form/check/check-form.ts";
import { designPieces } from "#domain/form/design/design-places.ts";
import { compileForm } from "#domain/form/graph/compile-form.ts";
import { Canvas } from "./canvas/canvas.tsx";
import { chosenThrough } from "./choose-through.ts";
import { DESIGN_VIEWS, DesignerHeader, type DesignView } from "./designer-header.tsx";
import { Designing, type DesigningValue, useDesigning } from "./designing.ts";
import { designerShortcuts } from "./feature.ts";
import { ListView } from "./list/list-view.tsx";
import { Outline } from "./outline/outline.tsx";
import { Palette } from "./palette/palette.tsx";
import { ProblemList } from "./problems/problem-list.tsx";
import { Properties } from "./properties/properties.tsx";
import { RulesView } from "./rules/rules-view.tsx";
import { type ReadVersion, useDesign } from "./use-design.ts";
import classes from "./form-designer.module.css";

interface DesignerProps {
  readonly form: CompanyForm;
  readonly standing: ReadVersion;
  readonly onBack: () => void;
  /** Leads to the lines of a sheet that wait to be imported. */
  readonly onImport: () => void;
}

/** Parts of the designer of which a phone shows one at a time. */
const PARTS = ["fields", "outline", "properties"] as const;
type Part = (typeof PARTS)[number];

/** A form to be drawn: what can be put into it, the form as it will be, and what can be said of what is chosen. */
export function Designer({ form, standing, onBack, onImport }: DesignerProps) {
  const design = useDesign(form.id, standing);
  const interfaces = useInterfaces();
  const isPhone = useIsPhone();
  const [part, setPart] = useState<Part>("outline");
  const [view, setView] = useState<DesignView>("design");
  const [rule, setRule] = useState<string>();
  const [isTold, setIsTold] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const { definition, chosen } = design.now;
  const { timeZone } = standing.version;
  const made = useMemo(() => {
    const compiled = compileForm(definition);
    return {
      form: compiled,
      ready: { form: compiled, zone: namedZone(timeZone) ?? UTC },
      pieces: designPieces(definition),
      problems: [
        ...checkForm(compiled),
        ...(interfaces.state === "ready" ? missingInterfaces(compiled, interfaces.value) : []),
      ],
    };
  }, [definition, timeZone, interfaces]);
  useShortcut(designerShortcuts.undo, design.undo);
  useShortcut(designerShortcuts.redo, design.redo);
  const designing: DesigningValue = {
    ...made,
    definition,
    chosen,
    isPhone,
    formId: form.id,
    draw: design.draw,
    choose: (path, how = "alone") => {
      const order = made.pieces.map((piece) => piece.path);
      design.choose(path === undefined ? [] : chosenThrough(chosen, path, how, order));
    },
    showProperties: () => {
      setPart("properties");
      // A finger would get the keyboard over half of them.
      if (isPhone) return;
      const find = () =>
        screen.current?.querySelector<HTMLElement>("[data-properties] input")?.focus();
      requestAnimationFrame(find);
    },
    showProblem: ({ path, ruleId }) => {
      setView(path === undefined ? "rules" : "design");
      if (path === undefined) setRule(ruleId);
      else design.choose([path]);
    },
  };
  return (
    <div ref={screen} className={classes.screen}>
      <Designing value={designing}>
        <DesignerHeader
          form={form}
          number={standing.version.number}
          design={design}
          view={view}
          onView={setView}
          onProblems={() => setIsTold(true)}
          onBack={onBack}
          onImport={onImport}
        />
        <Parts
          title={form.name}
          part={part}
          onPart={setPart}
          view={view}
          onView={setView}
          rule={rule}
        />
        {isTold && <ProblemList />}
      </Designing>
    </div>
  );
}

interface PartsProps {
  readonly title: string;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly view: DesignView;
  readonly onView: (view: DesignView) => void;
  /** The rule that is led to. */
  readonly rule: string | undefined;
}

/** The parts of the designer beside each other; on a phone one at a time. */
function Parts({ title, part, onPart, view, onView, rule }: PartsProps) {
  const { t } = useTranslation("form-designer");
  const { isPhone } = useDesigning();
  const instead = view === "rules" ? <RulesView key={rule} shown={rule} /> : <ListView />;
  if (!isPhone)
    return view !== "design" ? (
      instead
    ) : (
      <div className={classes.body}>
        <div className={classes.side}>
          <Palette />
          <Outline />
        </div>
        <div className={classes.middle}>
          <Canvas title={title} />
        </div>
        <div className={classes.side}>
          <Properties />
        </div>
      </div>
    );
  return (
    <>
      <SegmentedControl
        className={classes.parts}
        aria-label={t("parts")}
        value={view === "design" ? part : view}
        onChange={(value) => {
          onView(DESIGN_VIEWS.find((each) => each === value) ?? "design");
          onPart(PARTS.find((each) => each === value) ?? part);
        }}
        data={[
          ...PARTS.map((value) => ({ value, label: t(value) })),
          { value: "rules", label: t("rule.title") },
          { value: "list", label: t("list.title") },
        ]}
      />
      {view !== "design" ? (
        instead
      ) : (
        <div className={classes.part}>
          {part === "fields" && <Palette />}
          {part === "outline" && <Outline />}
          {part === "properties" && <Properties />}
        </div>
      )}
    </>
  );
}
