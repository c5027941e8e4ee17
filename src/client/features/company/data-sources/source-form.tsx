import { SegmentedControl, Stack, Switch, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveHttpInterface } from "#contract/calls/forms/http-interface.ts";
import { useData } from "#client/live/data-context.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import type { FieldText } from "#client/ui/form/form.tsx";
import { INTERFACE_NAME_MAX } from "#domain/data-interface/data-interface-limits.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import { DICTIONARY_CODE_MAX } from "#domain/dictionary/dictionary-limits.ts";
import { FilterList } from "./filter-list.tsx";
import { NEW_REQUEST, type RequestDraft, requestOfDraft } from "./http/http-draft.ts";
import { HttpFields } from "./http/http-fields.tsx";
import { ParameterList } from "./parameter-list.tsx";
import { QueryFields, useFormColumns } from "./query-fields.tsx";
import { RowsEditor } from "./rows-editor.tsx";
import { NEW_SOURCE, partsOf, type SourceDraft } from "./source-draft.ts";

interface SourceFormProps {
  /** The one that is edited; a new one where there is none. */
  readonly source: DataInterface | undefined;
  /** Where it asks, of one that asks another server and as far as the server has told it. */
  readonly request?: RequestDraft | undefined;
  readonly onClose: () => void;
  /** Opens the list of hosts that may be asked. */
  readonly onHosts: () => void;
}

const KINDS = ["static", "query", "http"] as const;

/** What a data source is called, its rows or where they come from, and with what it is asked. */
export function SourceForm({ source, request, onClose, onHosts }: SourceFormProps) {
  const { t } = useTranslation("data-sources");
  const isOffline = useLine() === "down";
  const [draft, setDraft] = useState<SourceDraft>(
    source ? { ...source, ...(request && { request }) } : NEW_SOURCE,
  );
  const send = useSend(source, draft);
  const needsServer = draft.kind === "http" && draft.request !== undefined;
  return (
    <ActionForm
      action={t(source ? "save" : "create")}
      disabled={isOffline && needsServer}
      onSend={async (field) => {
        const { isDone, problem } = await send(field);
        if (isDone) onClose();
        return problem;
      }}
    >
      <NamingFields source={source} />
      <Stack gap="md">
        {!source && (
          <SegmentedControl
            aria-label={t("kind")}
            data={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={draft.kind}
            onChange={(kind) => setDraft(newOfKind(kind))}
          />
        )}
        <RowFields sourceId={source?.id ?? 0} draft={draft} onChange={setDraft} onHosts={onHosts} />
        <Switch
          label={t("hasPage")}
          checked={draft.hasPage}
          onChange={(event) => setDraft({ ...draft, hasPage: event.currentTarget.checked })}
        />
        {source && (
          <Switch
            label={t("enabled")}
            description={t("enabledHint")}
            checked={draft.enabled}
            onChange={(event) => setDraft({ ...draft, enabled: event.currentTarget.checked })}
          />
        )}
      </Stack>
    </ActionForm>
  );
}

/** What it is called, and by what code forms name it. */
function NamingFields({ source }: Pick<SourceFormProps, "source">) {
  const { t } = useTranslation("data-sources");
  return (
    <>
      <TextInput
        name="name"
        label={t("name")}
        defaultValue={source?.name ?? ""}
        maxLength={INTERFACE_NAME_MAX}
        required
        data-autofocus
      />
      <TextInput
        name="code"
        label={t("code")}
        description={t("codeHint")}
        defaultValue={source?.code ?? ""}
        maxLength={DICTIONARY_CODE_MAX}
        required
      />
      <TextInput
        name="category"
        label={t("category")}
        defaultValue={source?.category ?? ""}
        maxLength={INTERFACE_NAME_MAX}
      />
    </>
  );
}

interface RowFieldsProps {
  readonly sourceId: number;
  readonly draft: SourceDraft;
  readonly onChange: (draft: SourceDraft) => void;
  readonly onHosts: () => void;
}

/** The rows, or where they come from, and with what it is asked for them. */
function RowFields({ sourceId, draft, onChange, onHosts }: RowFieldsProps) {
  const { t } = useTranslation("data-sources");
  const isOffline = useLine() === "down";
  const { kind, formId, request } = draft;
  const ofForm = useFormColumns(kind === "query" ? formId : 0);
  return (
    <>
      {kind === "static" && <RowsEditor draft={draft} onChange={onChange} />}
      {kind === "query" && <QueryFields draft={draft} onChange={onChange} />}
      {kind === "http" && (isOffline || !request) && (
        <Text component="output" size="sm" c="dimmed">
          {t("needsNetwork")}
        </Text>
      )}
      {kind === "http" && request && (
        <HttpFields
          sourceId={sourceId}
          draft={draft}
          request={request}
          onChange={onChange}
          onHosts={onHosts}
        />
      )}
      <ParameterList draft={draft} onChange={onChange} />
      <FilterList
        draft={draft}
        columns={kind === "query" ? ofForm : draft.columns}
        onChange={onChange}
      />
    </>
  );
}

function newOfKind(value: string): SourceDraft {
  const kind = KINDS.find((each) => each === value) ?? "static";
  return { ...NEW_SOURCE, kind, ...(kind === "http" && { request: NEW_REQUEST }) };
}

/** Saves by the outbox, or where another server is asked by ours, which alone keeps where and with what. */
function useSend(source: DataInterface | undefined, draft: SourceDraft) {
  const run = useRun();
  const { call } = useData();
  return async (field: FieldText) => {
    const parts = partsOf(draft);
    const said = {
      name: field("name").trim(),
      code: field("code").trim(),
      category: field("category").trim(),
      ...parts,
    };
    const { kind, enabled, request } = draft;
    if (kind === "http" && request) {
      const asked = requestOfDraft(request, draft.columns);
      const body = { ...said, id: source?.id ?? 0, enabled, request: asked };
      const result = await call(saveHttpInterface, body);
      return result.ok ? { isDone: true } : { isDone: false, problem: result.failure };
    }
    const result = source
      ? await run("dataInterface.edit", { id: source.id, enabled, ...said })
      : await run("dataInterface.add", { kind, ...said });
    // A refusal is told as everywhere, and what was typed stays.
    return { isDone: result.ok };
  };
}
