import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { RichTextView } from "#client/parts/rich-text/rich-text-view.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { SidePanel } from "#client/ui/side-panel/side-panel.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { GuestCard, GuestTask } from "#domain/guest-link/guest-board.ts";
import { GuestFacts } from "./guest-facts.tsx";
import { GuestParts } from "./guest-parts.tsx";
import type { GuestWords } from "./guest-words.ts";
import type { GuestVisit } from "./kept-guest-plan.ts";
import { useGuestTask } from "./use-guest-task.ts";
import classes from "./guest-task.module.css";

interface GuestTaskPanelProps {
  readonly code: string;
  readonly visit: GuestVisit;
  readonly card: GuestCard;
  readonly words: GuestWords;
  readonly onClose: () => void;
}

/** One task as guests read it. */
export function GuestTaskPanel({ code, visit, card, words, onClose }: GuestTaskPanelProps) {
  const { t } = useTranslation(["guest-link", "task"]);
  const { ticket, mark } = visit;
  const state = useGuestTask({ code, ticket, mark, taskKey: card.key });
  return (
    <SidePanel label={card.name} onClose={onClose}>
      <header className={classes.head}>
        <h2 className={classes.name}>{card.name}</h2>
        <IconButton icon={IconX} label={t("task:close")} onClick={onClose} />
      </header>
      <div className={classes.body}>
        <GuestFacts card={card} words={words} />
        {state.kind === "opening" && <SkeletonList rows={3} />}
        {state.kind === "unread" && <p className={classes.note}>{t("notRead")}</p>}
        {state.kind === "read" && <Rest task={state.task} />}
        {card.fileNum > 0 && <p className={classes.note}>{t("files", { count: card.fileNum })}</p>}
      </div>
    </SidePanel>
  );
}

/** What a card has no room for. */
function Rest({ task: { content, checklist, subtasks } }: { readonly task: GuestTask }) {
  const { t } = useTranslation("task");
  return (
    <>
      {content !== "" && (
        <section>
          <h3 className={classes.heading}>{t("description")}</h3>
          <RichTextView html={content} />
        </section>
      )}
      {subtasks.length > 0 && (
        <section>
          <h3 className={classes.heading}>{t("subtasks")}</h3>
          <GuestParts
            parts={subtasks.map(({ completeTime, ...part }) => ({
              ...part,
              isDone: completeTime > 0,
              completeTime,
            }))}
          />
        </section>
      )}
      {checklist.length > 0 && (
        <section>
          <h3 className={classes.heading}>{t("checklist")}</h3>
          <GuestParts parts={checklist.map(({ name, done }) => ({ name, isDone: done === 1 }))} />
        </section>
      )}
    </>
  );
}
