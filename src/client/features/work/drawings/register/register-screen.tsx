import { Button, TextInput } from "@mantine/core";
import { IconPlus, IconRulerMeasure, IconSearch, IconSearchOff } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSheets } from "#client/live/drawings/use-sheets.ts";
import { usePlans } from "#client/live/use-plan.ts";
import { FileField } from "#client/parts/file/file-field.tsx";
import { StoppedUploads } from "#client/parts/file/stopped-uploads.tsx";
import { useDropFiles } from "#client/parts/file/use-drop-files.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import type { Sheet } from "#domain/sheet/sheet.ts";
import { SHEET_TITLE_MAX } from "#domain/sheet/sheet-limits.ts";
import { codesBySheet } from "../add/codes-by-sheet.ts";
import { DRAWN_AS } from "../add/drawn-as.ts";
import { BegunSheets } from "./begun-sheets.tsx";
import { groupSheets, orderSheets, type SheetOrder, sheetsSaying } from "./order-sheets.ts";
import { RegisterHeader } from "./register-header.tsx";
import classes from "./register.module.css";
import { RemovedList } from "./removed-list.tsx";
import { SheetGroups } from "./sheet-groups.tsx";

const AddSheetsDialog = late(
  async () => (await import("../add/add-sheets-dialog.tsx")).AddSheetsDialog,
);
const RegisterReport = late(
  async () => (await import("../report/register-report.tsx")).RegisterReport,
);
const EditSheetDialog = late(async () => (await import("./edit-sheet-dialog.tsx")).EditSheetDialog);

interface RegisterScreenProps {
  /** The plan whose drawings they are, 0 = all plans. */
  readonly planId: number;
  readonly onOpenSheet: (sheetId: number) => void;
  readonly onOpenPlan: (planId: number) => void;
  /** To the drawings of all plans. */
  readonly onOpenAll: () => void;
}

/** The register of drawings: sheets by discipline, with the revision that holds. */
export function RegisterScreen(props: RegisterScreenProps) {
  const { planId, onOpenSheet } = props;
  const { t } = useTranslation("drawing");
  const sheets = useSheets(planId);
  const plans = usePlans();
  const [words, setWords] = useState("");
  const [order, setOrder] = useState<SheetOrder>("number");
  const [isTrash, setTrash] = useState(false);
  const [picked, setPicked] = useState<readonly File[]>();
  const [revised, setRevised] = useState<Sheet>();
  const [edited, setEdited] = useState<Sheet>();
  const [isReporting, setReporting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const drop = useDropFiles((files) => {
    setRevised(undefined);
    setPicked(files);
  });
  if (sheets.state === "loading" || plans.state === "loading") return <SkeletonList rows={8} />;
  const there = sheets.value.filter(({ sheet }) => sheet.removedTime === 0);
  const removed = sheets.value.filter(({ sheet }) => sheet.removedTime > 0);
  const shown = sheetsSaying(there, words);
  const names = new Map(plans.value.map(({ plan }) => [plan.id, plan.name]));
  const open = plans.value.filter((seen) => mayInOpen(seen, "drawings"));
  const canAdd = planId > 0 ? open.some(({ plan }) => plan.id === planId) : open.length > 0;
  const pick = (sheet?: Sheet) => {
    setRevised(sheet);
    field.current?.click();
  };
  const add = canAdd ? () => pick() : undefined;
  return (
    <div className={classes.screen} data-over={drop.isOver || undefined} {...drop.handlers}>
      <RegisterHeader
        {...props}
        isTrash={isTrash}
        hasTrash={removed.length > 0}
        order={order}
        onOrder={setOrder}
        onTrash={setTrash}
        onReport={shown.length > 0 ? () => setReporting(true) : undefined}
        onAdd={add}
      />
      <FileField field={field} label={t("add")} accept={DRAWN_AS} onPick={setPicked} />
      {!isTrash && there.length > 0 && (
        <TextInput
          className={classes.search}
          size="sm"
          aria-label={t("search")}
          placeholder={t("search")}
          maxLength={SHEET_TITLE_MAX}
          leftSection={<IconSearch size="1rem" aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <BegunSheets planId={planId} />
      <StoppedUploads isWide fileIds={there.map(({ revision }) => revision?.fileId ?? 0)} />
      {isTrash && <RemovedList rows={orderSheets(removed, "number")} />}
      {!isTrash && shown.length > 0 && (
        <SheetGroups
          rows={shown}
          order={order}
          planNames={planId > 0 ? undefined : names}
          onOpen={onOpenSheet}
          onRevise={pick}
          onEdit={setEdited}
        />
      )}
      {!isTrash && shown.length === 0 && <NoSheets isSearch={there.length > 0} onAdd={add} />}
      {picked && (
        <Opening>
          <AddSheetsDialog
            files={picked}
            planId={revised?.planId ?? planId}
            plans={open.map(({ plan }) => plan)}
            sheets={there.map(({ sheet }) => sheet)}
            revised={revised}
            codesNow={codesBySheet(there)}
            onClose={() => setPicked(undefined)}
          />
        </Opening>
      )}
      {isReporting && (
        <Opening>
          <RegisterReport
            rows={groupSheets(shown, order).flatMap(({ rows }) => rows)}
            onClose={() => setReporting(false)}
          />
        </Opening>
      )}
      {edited && (
        <Opening>
          <EditSheetDialog sheet={edited} onClose={() => setEdited(undefined)} />
        </Opening>
      )}
    </div>
  );
}

interface NoSheetsProps {
  /** There are some, and none is what was sought. */
  readonly isSearch: boolean;
  readonly onAdd: (() => void) | undefined;
}

function NoSheets({ isSearch, onAdd }: NoSheetsProps) {
  const { t } = useTranslation("drawing");
  return (
    <OnceFetched>
      <EmptyState
        icon={isSearch ? IconSearchOff : IconRulerMeasure}
        title={t(isSearch ? "noneFound" : "empty")}
        hint={t(isSearch ? "noneFoundHint" : "emptyHint")}
        action={
          !isSearch &&
          onAdd && (
            <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={onAdd}>
              {t("add")}
            </Button>
          )
        }
      />
    </OnceFetched>
  );
}
