import { IconDots, IconPencil, IconTrash, IconVersions } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SheetRow } from "#client/data/queries/sheets.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useFile } from "#client/live/files/use-files.ts";
import { usePlan } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { UploadLine } from "#client/parts/file/upload-line.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { Tag } from "#client/ui/tag/tag.tsx";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { isLeader } from "#domain/plan/plan-role.ts";
import { dateOfRevision } from "#domain/sheet/date-of-revision.ts";
import { mayTakeAway } from "#domain/sheet/may-take-away.ts";
import type { Sheet } from "#domain/sheet/sheet.ts";
import { groupSheets, type SheetOrder } from "./order-sheets.ts";
import classes from "./register.module.css";

interface SheetGroupsProps {
  readonly rows: readonly SheetRow[];
  readonly order: SheetOrder;
  /** Where sheets of several plans stand together. */
  readonly planNames: ReadonlyMap<number, string> | undefined;
  readonly onOpen: (sheetId: number) => void;
  readonly onRevise: (sheet: Sheet) => void;
  readonly onEdit: (sheet: Sheet) => void;
}

/** Sheets by discipline. */
export function SheetGroups({ rows, order, ...doors }: SheetGroupsProps) {
  const { t } = useTranslation("drawing");
  return (
    <div className={classes.scroller} data-scroll-restoration-id="drawings">
      {groupSheets(rows, order).map(({ discipline, rows: inIt }) => (
        <section key={discipline} aria-labelledby={`drawings-${discipline}`}>
          <h2 id={`drawings-${discipline}`} className={classes.head}>
            {t(`disciplines.${discipline}`)}
            <span className={classes.dim}>{inIt.length}</span>
          </h2>
          <ul className={classes.list}>
            <Each rows={inIt} keyOf={({ sheet }) => sheet.id} as="li">
              {(row) => <SheetLine row={row} {...doors} />}
            </Each>
          </ul>
        </section>
      ))}
    </div>
  );
}

interface SheetLineProps extends Omit<SheetGroupsProps, "rows" | "order"> {
  readonly row: SheetRow;
}

function SheetLine({ row, planNames, onOpen, onRevise, onEdit }: SheetLineProps) {
  const { t } = useTranslation("drawing");
  const { day } = useFormatTime();
  const { userId } = useData();
  const run = useRun();
  const { sheet, revision, open } = row;
  const plan = usePlan(sheet.planId);
  const file = useFile(revision?.fileId ?? 0);
  const content = file.state === "ready" ? file.value : undefined;
  const seen = plan.state === "ready" ? plan.value : undefined;
  const leads = isLeader(seen?.member);
  const remove = async () => {
    const removed = await run("sheet.remove", { id: sheet.id });
    if (!removed.ok) return;
    showToast({
      message: t("removedToast", { number: sheet.number }),
      action: { label: t("restore"), onClick: () => void run("sheet.restore", { id: sheet.id }) },
    });
  };
  const date = revision ? day(dateOfRevision(revision)) : "";
  return (
    <li className={classes.sheet} data-plans={planNames ? true : undefined}>
      <div className={classes.first}>
        <button type="button" className={classes.open} onClick={() => onOpen(sheet.id)}>
          <span className={classes.number}>{sheet.number}</span>
          <span className={classes.title}>{sheet.title || sheet.number}</span>
        </button>
        {content?.arriveTime === 0 && <UploadLine fileId={content.id} size={content.size} />}
      </div>
      {/* A cell that says nothing keeps its place, so that those after it stay in theirs. */}
      {planNames && <span className={classes.plan}>{planNames.get(sheet.planId)}</span>}
      <span className={classes.count}>{open > 0 && t("openTasks", { count: open })}</span>
      <span className={classes.revision} title={revision?.code}>
        {revision && revision.code !== "" && (
          <Tag tint="accent">{t("revision", { code: revision.code })}</Tag>
        )}
      </span>
      <span className={classes.date}>{date}</span>
      {seen && mayInOpen(seen, "drawings") && (
        <LateMenu
          label={t("actionsOf", { number: sheet.number })}
          icon={IconDots}
          items={[
            {
              key: "revise",
              label: t("newRevision"),
              icon: IconVersions,
              onClick: () => onRevise(sheet),
            },
            { key: "edit", label: t("edit"), icon: IconPencil, onClick: () => onEdit(sheet) },
            ...(mayTakeAway(sheet, { userId, leads })
              ? [
                  {
                    key: "remove",
                    label: t("remove"),
                    icon: IconTrash,
                    danger: true,
                    onClick: () => void remove(),
                  },
                ]
              : []),
          ]}
        />
      )}
    </li>
  );
}
