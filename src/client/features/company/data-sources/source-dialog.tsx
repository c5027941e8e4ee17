import { SegmentedControl, Stack, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { INTERFACE_NAME_MAX } from "#domain/data-interface/data-interface-limits.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import { DICTIONARY_CODE_MAX } from "#domain/dictionary/dictionary-limits.ts";
import { FilterList } from "./filter-list.tsx";
import { ParameterList } from "./parameter-list.tsx";
import { QueryFields, useFormColumns } from "./query-fields.tsx";
import { RowsEditor } from "./rows-editor.tsx";
import { NEW_SOURCE, partsOf, type SourceDraft } from "./source-draft.ts";

interface SourceDialogProps {
  /** The one that is edited; a new one where there is none. */
  readonly source: DataInterface | undefined;
  readonly onClose: () => void;
}

/** A data source: what it is called, its rows or the records it finds, and with what it is asked. */
export function SourceDialog({ source, onClose }: SourceDialogProps) {
  const { t } = useTranslation("data-sources");
  const run = useRun();
  const isPhone = useIsPhone();
  const [draft, setDraft] = useState<SourceDraft>(source ?? NEW_SOURCE);
  const ofForm = useFormColumns(draft.kind === "query" ? draft.formId : 0);
  return (
    <Dialog
      onClose={onClose}
      size="wide"
      whole={isPhone}
      title={source ? t("editTitle", { name: source.name }) : t("add")}
    >
      <ActionForm
        action={t(source ? "save" : "create")}
        onSend={async (field) => {
          const said = {
            name: field("name").trim(),
            code: field("code").trim(),
            category: field("category").trim(),
            ...partsOf(draft),
          };
          const result = source
            ? await run("dataInterface.edit", { id: source.id, enabled: draft.enabled, ...said })
            : await run("dataInterface.add", { kind: draft.kind, ...said });
          // A refusal is told as everywhere, and what was typed stays.
          if (result.ok) onClose();
          return undefined;
        }}
      >
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
        <Stack gap="md">
          {!source && (
            <SegmentedControl
              aria-label={t("kind")}
              data={[
                { value: "static", label: t("kinds.static") },
                { value: "query", label: t("kinds.query") },
              ]}
              value={draft.kind}
              onChange={(kind) =>
                setDraft({ ...NEW_SOURCE, kind: kind === "query" ? "query" : "static" })
              }
            />
          )}
          {draft.kind === "static" ? (
            <RowsEditor draft={draft} onChange={setDraft} />
          ) : (
            <QueryFields draft={draft} onChange={setDraft} />
          )}
          <ParameterList draft={draft} onChange={setDraft} />
          <FilterList
            draft={draft}
            columns={draft.kind === "query" ? ofForm : draft.columns}
            onChange={setDraft}
          />
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
    </Dialog>
  );
}
