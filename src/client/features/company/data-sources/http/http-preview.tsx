import { Alert, Button, Group, Stack, Table, Text, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { tryHttpInterface } from "#contract/calls/forms/http-interface.ts";
import { useData } from "#client/live/data-context.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { INTERFACE_ANSWER_MAX } from "#domain/data-interface/data-interface-limits.ts";
import { cell, textOfCell } from "#domain/data-interface/interface-rows.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import classes from "../data-sources.module.css";
import { partsOf, type SourceDraft } from "../source-draft.ts";
import { AnswerShape } from "./answer-shape.tsx";
import { type RequestDraft, requestOfDraft } from "./http-draft.ts";

type Tried = ReplyOf<typeof tryHttpInterface>;

interface HttpPreviewProps {
  readonly sourceId: number;
  readonly draft: SourceDraft;
  readonly request: RequestDraft;
  readonly onChange: (draft: SourceDraft) => void;
}

/** Asks once as it is written, before anything is saved: the rows or the reason, and columns to pick. */
export function HttpPreview({ sourceId, draft, request, onChange }: HttpPreviewProps) {
  const { t } = useTranslation("http-source");
  const { call } = useData();
  const failureText = useFailureText();
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState<Tried>();
  const [problem, setProblem] = useState("");
  const [isAsking, setAsking] = useState(false);
  const rounds = useRef(0);
  const ask = async (next: SourceDraft, wanted: RequestDraft) => {
    rounds.current += 1;
    const round = rounds.current;
    setAsking(true);
    const { parameters = [], columns = [] } = partsOf(next);
    const result = await call(tryHttpInterface, {
      id: sourceId,
      parameters,
      columns,
      request: requestOfDraft(wanted, next.columns),
      paramList: parameters.map(({ field }) => ({ field, defaultValue: said[field] || null })),
    });
    // What was picked since then has been asked for by itself.
    if (round !== rounds.current) return;
    setAsking(false);
    if (result.ok) setTried(result.value);
    setProblem(result.ok ? result.value.problem : failureText(result.failure));
  };
  const start = () => void ask(draft, request);
  const change = (next: SourceDraft, wanted: RequestDraft) => {
    onChange({ ...next, request: wanted });
    void ask(next, wanted);
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t("try")}</legend>
      <Stack gap="sm">
        <Group gap="sm" align="end">
          {draft.parameters.map(({ field, fieldName, defaultValue }) => (
            <TextInput
              key={field}
              label={t("tryWith", { name: fieldName || field })}
              placeholder={defaultValue}
              value={said[field] ?? ""}
              onChange={(event) => setSaid({ ...said, [field]: event.currentTarget.value })}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                // The dialog would be saved.
                event.preventDefault();
                start();
              }}
            />
          ))}
          <Button
            variant="light"
            loading={isAsking}
            disabled={request.url.trim() === ""}
            onClick={start}
          >
            {t("ask")}
          </Button>
        </Group>
        {problem !== "" && (
          <Alert color="orange" role="alert">
            {problem}
          </Alert>
        )}
        {tried && <AnswerShape tried={tried} draft={draft} request={request} onChange={change} />}
        {tried && problem === "" && <TriedRows tried={tried} draft={draft} />}
      </Stack>
    </fieldset>
  );
}

/** The first rows, as forms would get them. */
function TriedRows({ tried, draft }: { readonly tried: Tried; readonly draft: SourceDraft }) {
  const { t } = useTranslation(["http-source", "data-sources"]);
  const { rows, total } = tried;
  return (
    <>
      <Text size="sm" c="dimmed" aria-live="polite">
        {t("data-sources:rowCount", { count: total })}
        {total > INTERFACE_ANSWER_MAX && ` · ${t("onlySome", { count: INTERFACE_ANSWER_MAX })}`}
      </Text>
      {draft.columns.length > 0 && rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it by keys
        <section className={classes.rows} tabIndex={0} aria-label={t("rows")}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {draft.columns.map(({ field, fieldName }) => (
                  <Table.Th key={field}>{fieldName || field}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- it is known by nothing but its place
                <Table.Tr key={place}>
                  {draft.columns.map(({ field }) => (
                    <Table.Td key={field}>{textOfCell(cell(row as JsonObject, field))}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </>
  );
}
