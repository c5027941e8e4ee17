import { ScrollArea, Stack, Title } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useAccount } from "#client/live/session/use-account.ts";
import { useBoardImport } from "#client/live/use-board-import.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import type { BoardImport } from "#domain/import/board-import.ts";
import { rulesComing } from "#domain/import/changes-of-import.ts";
import { matchMembers } from "#domain/import/match-members.ts";
import { isActive } from "#domain/user/is-active.ts";
import { ChooseFile } from "./choose-file.tsx";
import { importReport } from "./import-report.ts";
import { ImportDone } from "./import-done.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { ImportRunning } from "./import-running.tsx";

interface ImportScreenProps {
  readonly onOpenPlan: (planId: number) => void;
  readonly onLeave: () => void;
}

type Step =
  | { readonly kind: "choose"; readonly problem: string }
  | { readonly kind: "reading" }
  | { readonly kind: "preview"; readonly board: BoardImport }
  | { readonly kind: "running"; readonly done: number; readonly total: number }
  | {
      readonly kind: "done";
      readonly planId: number;
      readonly name: string;
      readonly missing: readonly string[];
      readonly rulesOff: number;
    };

/** A board from elsewhere becomes a plan: choose, look, run. Nothing changes before the person says so. */
export function ImportScreen({ onOpenPlan, onLeave }: ImportScreenProps) {
  const { t } = useTranslation("import");
  const failureText = useFailureText();
  const { read, run } = useBoardImport();
  const users = useUsers();
  const { userId } = useData();
  const account = useAccount(userId);
  // Colleagues’ addresses are not known here; one’s own is.
  const people = [...users.values()]
    .filter(isActive)
    .map((user) =>
      user.id === userId && account.state === "ready"
        ? { ...user, email: account.value.email }
        : user,
    );
  const [step, setStep] = useState<Step>({ kind: "choose", problem: "" });
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);

  const handleFile = async (file: File) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setStep({ kind: "reading" });
    const words = {
      strayColumn: t("words.strayColumn"),
      otherColumn: t("words.otherColumn"),
      archivedColumn: t("words.archivedColumn"),
      labels: t("words.labels"),
      checklists: t("words.checklists"),
      attachments: t("words.attachments"),
      list: t("words.list"),
      tasksColumn: t("words.tasksColumn"),
      materials: t("words.materials"),
      percentField: t("words.percentField"),
      fileName: file.name.replace(/\.[^.]*$/, ""),
    };
    const result = await read(file, words, signal);
    if (signal.aborted) return;
    if (result.ok) setStep({ kind: "preview", board: result.value });
    else {
      const { code, data } = result.error;
      setStep({ kind: "choose", problem: t(`problem.${code.replace("import/", "")}`, data) });
    }
  };

  const handleRun = async (board: BoardImport, userIds: ReadonlyMap<string, number>) => {
    abort.current = new AbortController();
    setStep({ kind: "running", done: 0, total: 1 });
    const { markdownHtml } = await import("./markdown-html.ts");
    const missing = board.members.filter(({ key }) => !userIds.get(key)).map(({ name }) => name);
    const outcome = await run({
      board,
      userIds,
      toHtml: markdownHtml,
      peopleLine: (names) => t("words.people", { names: names.join(", ") }),
      report: importReport(board, userIds, t),
      onProgress: ({ done, total }) => setStep({ kind: "running", done, total }),
      signal: abort.current.signal,
    });
    if (outcome.kind === "imported") {
      const rulesOff = rulesComing(board, userIds);
      setStep({ kind: "done", planId: outcome.planId, name: board.name, missing, rulesOff });
    } else if (outcome.kind === "refused") {
      setStep({ kind: "choose", problem: failureText(outcome.refusal) });
    } else setStep({ kind: "preview", board });
  };

  const handleStop = () => {
    abort.current.abort();
    if (step.kind === "reading") setStep({ kind: "choose", problem: "" });
  };

  return (
    <ScrollArea h="100%">
      <Stack p="lg" maw="48rem">
        <Title order={1} size="h3">
          {t("title")}
        </Title>
        {step.kind === "choose" && (
          <ChooseFile
            problem={step.problem}
            onFile={(file) => void handleFile(file)}
            onLeave={onLeave}
          />
        )}
        {step.kind === "reading" && <ImportRunning label={t("reading")} onStop={handleStop} />}
        {step.kind === "preview" && (
          <ImportPreview
            board={step.board}
            matched={matchMembers(step.board.members, people)}
            onRun={(userIds) => void handleRun(step.board, userIds)}
            onBack={() => setStep({ kind: "choose", problem: "" })}
          />
        )}
        {step.kind === "done" && (
          <ImportDone {...step} onOpenPlan={onOpenPlan} onUndone={onLeave} />
        )}
        {step.kind === "running" && (
          <ImportRunning
            label={t("running", { done: step.done, total: step.total })}
            percent={(step.done / step.total) * 100}
            onStop={handleStop}
          />
        )}
      </Stack>
    </ScrollArea>
  );
}
