import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import type { LinkableTask, LinkedTask } from "#client/data/queries/links/task-links.ts";
import type { TaskView } from "#client/data/queries/task.ts";
import { useTaskLinks } from "#client/live/links/use-task-links.ts";
import { EditLinkDialog } from "#client/parts/task/link/edit-link-dialog.tsx";
import { linkWords } from "#client/parts/task/link/link-words.ts";
import { StateRing } from "#client/parts/task/state/state-ring.tsx";
import { useTellMark } from "#client/parts/task/state/use-tell-mark.ts";
import { taskRights } from "#client/parts/task/task-rights.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { TASK_LINKS_MAX } from "#domain/task-link/task-link-limits.ts";
import fields from "../fields.module.css";
import { AddLinkDialog, type LinkSide } from "./add-link-dialog.tsx";
import classes from "./links.module.css";

interface LinksFieldProps {
  readonly view: TaskView;
  readonly side: LinkSide;
  /** The task itself can be changed. */
  readonly mayChange: boolean;
  readonly onOpenTask: (taskId: number) => void;
}

/** The tasks that this one waits for, or that wait for it; each leads there, and says how it is linked. */
export function LinksField({ view, side, mayChange, onOpenTask }: LinksFieldProps) {
  const { t, i18n } = useTranslation("task-link");
  const { task, plan, member } = view;
  const links = useTaskLinks(task.id, task.planId);
  const tellMark = useTellMark();
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<LinkedTask>();
  const locale = localeOf(i18n.language);
  const linked = links.state === "ready" ? links.value[side] : [];
  const open = plan.archivedTime === 0 && task.archivedTime === 0;
  const mayChangeOther = ({ task: other, main }: LinkableTask) =>
    taskRights({ task: other, parent: main, plan, member }).change;
  const mayChangeLink = ({ other, otherMain }: LinkedTask) =>
    side === "before" ? mayChange : mayChangeOther({ task: other, main: otherMain });
  const mayAdd = open && (side === "after" || mayChange) && linked.length < TASK_LINKS_MAX;
  return (
    <div className={classes.links}>
      <Each rows={linked} keyOf={({ link }) => link.id}>
        {(one) => (
          <div className={classes.link}>
            <button
              type="button"
              className={fields.value}
              aria-label={t("open", { name: one.other.name })}
              onClick={() => onOpenTask(one.other.id)}
            >
              <StateRing mark={tellMark(one.other)} />
              <span className={fields.words}>{one.other.name}</span>
            </button>
            {mayChangeLink(one) ? (
              <button
                type="button"
                className={classes.manner}
                aria-label={t("change", { name: one.other.name })}
                onClick={() => setChanging(one)}
              >
                {linkWords(t, locale, one.link) || t(`short.${one.link.kind}`)}
              </button>
            ) : (
              <span className={fields.dim}>{linkWords(t, locale, one.link)}</span>
            )}
          </div>
        )}
      </Each>
      {linked.length === 0 && !mayAdd && <span className={classes.none}>{t("none")}</span>}
      {mayAdd && (
        <IconButton
          icon={IconPlus}
          size="sm"
          label={t(side === "before" ? "addBefore" : "addAfter")}
          onClick={() => setAdding(true)}
        />
      )}
      {mayAdd && (
        <AddLinkDialog
          task={task}
          side={side}
          linkedIds={linked.map(({ other }) => other.id)}
          mayChange={mayChangeOther}
          opened={adding}
          onClose={() => setAdding(false)}
        />
      )}
      {changing && (
        <EditLinkDialog
          link={changing.link}
          name={changing.other.name}
          onClose={() => setChanging(undefined)}
        />
      )}
    </div>
  );
}
