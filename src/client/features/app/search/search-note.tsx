import { Button, Loader } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { OlderMessages } from "#client/live/search/use-older-messages.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import classes from "./search.module.css";

interface SearchNoteProps {
  readonly found: number;
  readonly older: OlderMessages;
  readonly complete: boolean;
  /** What was typed, where a task could be made of it. */
  readonly words: string;
  readonly onNewTask: () => void;
}

/** What is to be said below the lines: nothing found, still reading, or what the server knows. */
export function SearchNote({ found, older, complete, words, onNewTask }: SearchNoteProps) {
  const { t } = useTranslation("search");
  const line = useLine();
  const failureText = useFailureText();
  const isDone = complete && older.state !== "asking";
  const olderNote = () => {
    if (older.state === "none") return "";
    if (line === "down") return t("older.offline");
    if (older.state === "asking") return t("older.asking");
    if (older.state === "failed") {
      const { failure } = older;
      return failure.kind === "network" ? t("older.offline") : failureText(failure);
    }
    return older.state === "found" && older.more ? t("older.more") : "";
  };
  const note = olderNote();
  return (
    <div className={classes.notes}>
      {found === 0 && isDone && (
        <div className={classes.nothing}>
          <p>{t("nothing")}</p>
          <p className={classes.detail}>{t("nothingHint")}</p>
          {words && (
            <Button variant="default" size="compact-sm" mt="xs" onClick={onNewTask}>
              {t("newTaskOf", { name: words })}
            </Button>
          )}
        </div>
      )}
      {!complete && (
        <p className={classes.note}>
          <Loader size="xs" aria-hidden /> {t("filling")}
        </p>
      )}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
