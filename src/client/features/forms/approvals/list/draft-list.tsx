import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { ApprovalStatusTag } from "#client/parts/approval/approval-status-tag.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { RequestDraft } from "#client/live/forms/use-record-drafts.ts";
import { useDiscardDraft } from "./use-discard-draft.ts";
import classes from "./approval-row.module.css";
import own from "./draft-list.module.css";

interface DraftListProps {
  readonly drafts: readonly RequestDraft[];
  readonly onGoOn: (formId: number) => void;
}

/** What the person has begun to ask for and not sent: gone on with, or given up. */
export function DraftList({ drafts, onGoOn }: DraftListProps) {
  const { t } = useTranslation("approvals");
  if (drafts.length === 0) return null;
  return (
    <ul className={own.drafts} aria-label={t("drafts.label")}>
      <Each rows={drafts} keyOf={({ id }) => id} as="li">
        {(draft) => (
          <li>
            <DraftRow draft={draft} onGoOn={onGoOn} />
          </li>
        )}
      </Each>
    </ul>
  );
}

interface DraftRowProps {
  readonly draft: RequestDraft;
  readonly onGoOn: (formId: number) => void;
}

function DraftRow({ draft, onGoOn }: DraftRowProps) {
  const { t } = useTranslation("approvals");
  const { short, absolute } = useFormatTime();
  const discard = useDiscardDraft();
  const { formId, formName, time } = draft;
  const title = draft.title || formName;
  return (
    <div className={classes.row}>
      <IconPencil className={own.draftSign} aria-hidden />
      <div className={classes.words}>
        <div className={classes.line}>
          <button
            type="button"
            className={classes.name}
            aria-label={t("drafts.goOn", { title })}
            onClick={() => onGoOn(formId)}
          >
            {title}
          </button>
          <time className={classes.time} title={absolute(time)}>
            {short(time)}
          </time>
        </div>
        <div className={classes.facts}>
          <span className={classes.about}>{formName}</span>
          <ApprovalStatusTag status={5} />
        </div>
      </div>
      <span className={own.overRow}>
        <IconButton
          icon={IconTrash}
          label={t("drafts.discard", { title })}
          onClick={() => void discard(draft)}
        />
      </span>
    </div>
  );
}
