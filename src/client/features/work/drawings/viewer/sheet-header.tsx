import {
  IconChevronLeft,
  IconChevronRight,
  IconLayersDifference,
  IconListDetails,
  IconMoon,
  IconPrinter,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SheetView } from "#client/data/queries/sheets.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useSheets } from "#client/live/drawings/use-sheets.ts";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { dateOfRevision } from "#domain/sheet/date-of-revision.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { drawingShortcuts } from "../feature.ts";
import { groupSheets } from "../register/order-sheets.ts";
import { RevisionsMenu } from "./revisions-menu.tsx";

interface SheetHeaderProps {
  readonly view: SheetView;
  readonly revision: SheetRevision;
  readonly isPhone: boolean;
  readonly isListed: boolean;
  readonly isDark: boolean;
  readonly isComparing: boolean;
  /** Whose markups are shown. */
  readonly layers: ReactNode;
  readonly onListed: () => void;
  readonly onPaper: () => void;
  readonly onReport: () => void;
  readonly onCompare: () => void;
  readonly onRevision: (id: number) => void;
  readonly onOpenSheet: (sheetId: number) => void;
  readonly onLeave: () => void;
}

/** Which sheet in which revision, the sheets beside it, and how it is looked at. */
export function SheetHeader(props: SheetHeaderProps) {
  const { view, revision, isPhone, onOpenSheet } = props;
  const { sheet, revisions } = view;
  const { t } = useTranslation("drawing");
  const { day } = useFormatTime();
  const sheets = useSheets(sheet.planId);
  const inOrder = groupSheets(
    (sheets.state === "ready" ? sheets.value : []).filter((row) => row.sheet.removedTime === 0),
    "number",
  ).flatMap(({ rows }) => rows.map((row) => row.sheet.id));
  const place = inOrder.indexOf(sheet.id);
  const [before, after] = [inOrder[place - 1], inOrder[place + 1]];
  const go = (id: number | undefined) => {
    if (id !== undefined) onOpenSheet(id);
  };
  useShortcut(drawingShortcuts.previous, () => go(before));
  useShortcut(drawingShortcuts.next, () => go(after));
  const said = (each: SheetRevision) =>
    [each.code && t("revision", { code: each.code }), day(dateOfRevision(each))]
      .filter(Boolean)
      .join(" · ");
  // A phone has room for two: of the sheets beside it, one alone would stand there.
  const compare = {
    key: "compare",
    label: t("compare"),
    icon: IconLayersDifference,
    pressed: props.isComparing,
    disabled: revisions.length < 2,
    onClick: props.onCompare,
  };
  return (
    <PaneHeader
      title={`${sheet.number} ${sheet.title}`.trim()}
      trailing={
        !isPhone && (
          <Tag tint={revision.id === sheet.revisionId ? "accent" : "amber"}>{said(revision)}</Tag>
        )
      }
      {...(isPhone && { subtitle: said(revision) })}
      onBack={props.onLeave}
      backLabel={t("toRegister")}
      actions={[
        {
          key: "list",
          label: t("pins"),
          icon: IconListDetails,
          pressed: props.isListed,
          onClick: props.onListed,
        },
        ...(isPhone ? [compare] : []),
        {
          key: "previous",
          label: t("previousSheet"),
          icon: IconChevronLeft,
          disabled: before === undefined,
          onClick: () => go(before),
        },
        {
          key: "next",
          label: t("nextSheet"),
          icon: IconChevronRight,
          disabled: after === undefined,
          onClick: () => go(after),
        },
        ...(isPhone ? [] : [compare]),
        {
          key: "paper",
          label: t("darkPaper"),
          icon: IconMoon,
          pressed: props.isDark,
          onClick: props.onPaper,
        },
        { key: "report", label: t("report"), icon: IconPrinter, onClick: props.onReport },
      ]}
    >
      {props.layers}
      <RevisionsMenu view={view} revision={revision} said={said} onRevision={props.onRevision} />
    </PaneHeader>
  );
}
