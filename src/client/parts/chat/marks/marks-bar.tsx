import { Button } from "@mantine/core";
import { IconChecklist, IconPin } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import { openTodosOf } from "#domain/message/marks/open-todos.ts";
import classes from "./marks.module.css";
import { marksOfKind } from "./marks-of-kind.ts";
import { useMarkWords } from "./use-mark-words.ts";

const MarksDialog = late(async () => (await import("./marks-dialog.tsx")).MarksDialog);

interface MarksBarProps {
  readonly marks: ReadonlyMap<number, MessageMark>;
  readonly onJump: (messageId: number) => void;
}

/**
 * The line at the top of a chat: what is pinned there, the newest pin first and with each press the one before it;
 * without one what the person has to see to. Leads to everything that is marked.
 */
export function MarksBar({ marks, onJump }: MarksBarProps) {
  const { t } = useTranslation(["marks", "chat"]);
  const { userId } = useData();
  const wordsOf = useMarkWords();
  const [step, setStep] = useState(0);
  const [open, setOpen] = useState(false);
  const all = [...marks.values()];
  const pins = marksOfKind(all, "pins");
  const todos = all.filter((mark) => openTodosOf(mark).includes(userId));
  const listed = pins.length > 0 ? pins : todos;
  const place = listed.length > 0 ? step % listed.length : 0;
  const shown = listed[place];
  const Picture = pins.length > 0 ? IconPin : IconChecklist;
  const label = t(pins.length > 0 ? "pinPlace" : "todoPlace", {
    place: place + 1,
    total: listed.length,
  });
  return (
    <div className={classes.bar}>
      {shown && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an svg that says something; an img cannot draw it */}
          <Picture className={classes.barIcon} size="1rem" role="img" aria-label={label} />
          <button
            type="button"
            className={classes.preview}
            onClick={() => {
              onJump(shown.id);
              setStep(step + 1);
            }}
          >
            {wordsOf(shown)}
          </button>
        </>
      )}
      <Button size="compact-sm" variant="subtle" ml="auto" onClick={() => setOpen(true)}>
        {t("markedCount", { count: all.length })}
      </Button>
      {open && (
        <Opening>
          <MarksDialog marks={all} onJump={onJump} onClose={() => setOpen(false)} />
        </Opening>
      )}
    </div>
  );
}
