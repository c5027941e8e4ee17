import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readWritten } from "#client/parts/field/read-written.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Form } from "#client/ui/form/form.tsx";
import { isSays, isWithin, withQuestion } from "#domain/plan/view/filter-questions.ts";
import type { TaskFilter } from "#domain/plan/view/task-filter.ts";

/** What is asked: of which day of tasks or field of the plan, and how that is answered. */
export interface Question {
  readonly of: string;
  readonly name: string;
  readonly kind: "date" | "number" | "text";
}

interface QuestionDialogProps {
  readonly question: Question;
  readonly filter: TaskFilter;
  readonly onFilter: (change: Partial<TaskFilter>) => void;
  readonly onClose: () => void;
}

/** Between which days or numbers something lies, or which words a text holds; with nothing filled in nothing is asked. */
export function QuestionDialog({ question, ...rest }: QuestionDialogProps) {
  return (
    <Dialog title={question.name} onClose={rest.onClose}>
      {question.kind === "text" ? (
        <WordsForm question={question} {...rest} />
      ) : (
        <SpanForm question={question} {...rest} />
      )}
    </Dialog>
  );
}

function WordsForm({ question: { of }, filter, onFilter, onClose }: QuestionDialogProps) {
  const { t } = useTranslation("plan-view");
  const [text, setText] = useState(() => filter.says.find((one) => one.of === of)?.text ?? "");
  const asked = { of, text: text.trim() };
  return (
    <Form
      onSubmit={() => {
        const says = withQuestion(filter.says, of, isSays(asked) ? asked : undefined);
        onFilter({ says });
        onClose();
      }}
    >
      <Stack gap="md">
        <TextInput
          data-autofocus
          label={t("contains")}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Buttons onClose={onClose} />
      </Stack>
    </Form>
  );
}

function SpanForm({ question: { of, kind }, filter, onFilter, onClose }: QuestionDialogProps) {
  const { t, i18n } = useTranslation("plan-view");
  const before = filter.within.find((one) => one.of === of);
  const [from, setFrom] = useState(before?.from ?? "");
  const [to, setTo] = useState(before?.to ?? "");
  const read = (text: string) =>
    kind === "number" ? readWritten("number", text, i18n.language) : text;
  const asked = { of, from: read(from), to: read(to) };
  const isNothing = asked.from === "" && asked.to === "";
  const isWrong = !isNothing && !isWithin(asked);
  const isTurned =
    !isWrong && asked.from !== "" && asked.to !== "" && isAfter(asked.from, asked.to);
  const problem = (isWrong && t("noSpan")) || (isTurned && t("turnedSpan"));
  const [shown, setShown] = useState(false);
  return (
    <Form
      onSubmit={() => {
        setShown(true);
        if (problem) return;
        onFilter({ within: withQuestion(filter.within, of, isNothing ? undefined : asked) });
        onClose();
      }}
    >
      <Stack gap="md">
        <Group grow align="start">
          <TextInput
            data-autofocus
            type={kind === "date" ? "date" : "text"}
            inputMode={kind === "date" ? undefined : "decimal"}
            label={t("from")}
            value={from}
            error={shown && problem}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            type={kind === "date" ? "date" : "text"}
            inputMode={kind === "date" ? undefined : "decimal"}
            label={t("to")}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </Group>
        <Buttons onClose={onClose} />
      </Stack>
    </Form>
  );
}

function Buttons({ onClose }: Pick<QuestionDialogProps, "onClose">) {
  const { t } = useTranslation("plan-view");
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onClose}>
        {t("cancel")}
      </Button>
      <Button type="submit">{t("apply")}</Button>
    </Group>
  );
}

/** Days are written so that they stand in their order; numbers are not. */
function isAfter(from: string, to: string): boolean {
  return from.length === 10 && from[4] === "-" ? from > to : Number(from) > Number(to);
}
