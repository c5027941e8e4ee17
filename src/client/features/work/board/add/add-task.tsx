import { Button } from "@mantine/core";
import { type ClipboardEvent, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { CardIcon } from "#client/parts/task/card-icon.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import { quickArguments } from "#domain/task/quick-add/quick-arguments.ts";
import type { QuickPart } from "#domain/task/quick-add/quick-task.ts";
import { InlineAdd } from "./inline-add.tsx";
import type { QuickTools } from "../quick-add/quick-tools.ts";

const QuickWords = late(async () => (await import("../quick-add/quick-words.tsx")).QuickWords);

const TemplateChoices = late(async () => (await import("./template-choices.tsx")).TemplateChoices);

interface AddTaskProps {
  readonly planId: number;
  readonly columnId: number;
  readonly columnName: string;
  /** The lane in which it is written, and what a task there has. */
  readonly lane?: { readonly key: string; readonly parts: readonly QuickPart[] } | undefined;
  readonly onAdded: (taskId: number) => void;
}

const NONE: readonly QuickPart[] = [];

/** Two lines with words. */
const SEVERAL_LINES = /\S[^\S\r\n]*[\r\n]+\s*\S/;

/** A new task at the end of a column, in words that may say when, who and how urgent; or one for each line that is pasted. */
export function AddTask({ planId, columnId, columnName, lane, onAdded }: AddTaskProps) {
  const { t } = useTranslation("board");
  const run = useRun();
  const [isPrivate, setPrivate] = useState(false);
  const tools = useRef<QuickTools>(undefined);
  const keepTools = useCallback((given: QuickTools | undefined) => {
    tools.current = given;
  }, []);
  const add = async (text: string) => {
    const quick = tools.current?.read(text) ?? { name: text, parts: [] };
    const parts = [...quick.parts, ...(lane?.parts ?? [])];
    const result = await run("task.add", {
      planId,
      columnId,
      ...quickArguments({ name: quick.name, parts }),
      ...(isPrivate && { visibility: 2 as const }),
    });
    if (!result.ok) return false;
    // Of the next one it is said anew: nobody hides by mistake what all are to see.
    setPrivate(false);
    onAdded(result.reply.id);
    return true;
  };
  const paste = (event: ClipboardEvent, insert: (text: string) => void) => {
    const text = event.clipboardData.getData("text/plain");
    if (!tools.current || !SEVERAL_LINES.test(text)) return;
    event.preventDefault();
    void tools.current.addMany(text).then((made) => !made && insert(text));
  };
  return (
    <InlineAdd
      name={lane ? `task.${columnId}.${lane.key}` : `task.${columnId}`}
      label={t("addTask")}
      fieldLabel={t("newTaskIn", { column: columnName })}
      maxLength={TASK_NAME_MAX}
      onAdd={add}
      onPaste={paste}
      renderBelow={(text, onUsed) => (
        <Opening>
          <Button
            mt="xs"
            w="fit-content"
            size="compact-sm"
            variant={isPrivate ? "light" : "subtle"}
            color={isPrivate ? "accent" : "gray"}
            aria-pressed={isPrivate}
            leftSection={<CardIcon name="private" />}
            data-below-field
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setPrivate(!isPrivate)}
          >
            {t("makePrivate")}
          </Button>
          <QuickWords
            planId={planId}
            columnId={columnId}
            born={lane?.parts ?? NONE}
            text={text}
            onTools={keepTools}
          />
          <TemplateChoices
            planId={planId}
            columnId={columnId}
            born={lane?.parts ?? NONE}
            text={text}
            onUsed={onUsed}
            onAdded={onAdded}
          />
        </Opening>
      )}
    />
  );
}
