import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import {
  ANSWER_PATH_MAX,
  REQUEST_BODY_MAX,
  REQUEST_URL_MAX,
} from "#domain/data-interface/http/http-limits.ts";
import { INTERFACE_PARAMETERS_MAX } from "#domain/data-interface/data-interface-limits.ts";
import classes from "../data-sources.module.css";
import type { SourceDraft } from "../source-draft.ts";
import { HeaderList } from "./header-list.tsx";
import { HttpColumns } from "./http-columns.tsx";
import { EXAMPLES, type RequestDraft, unknownPlaces } from "./http-draft.ts";
import { HttpPreview } from "./http-preview.tsx";

interface HttpFieldsProps {
  /** The one whose headers are set already, 0 = none. */
  readonly sourceId: number;
  readonly draft: SourceDraft;
  readonly request: RequestDraft;
  readonly onChange: (draft: SourceDraft) => void;
  /** Opens the list of hosts that may be asked. */
  readonly onHosts: () => void;
}

/** Where another server is asked, with what, and where in its answer the rows stand. */
export function HttpFields({ sourceId, draft, request, onChange, onHosts }: HttpFieldsProps) {
  const { t } = useTranslation("http-source");
  const { parameters } = draft;
  const put = (next: Partial<RequestDraft>) =>
    onChange({ ...draft, request: { ...request, ...next } });
  const unknown = unknownPlaces(request, parameters);
  const addParameter = (field: string) =>
    onChange({
      ...draft,
      parameters: [
        ...parameters,
        { field, fieldName: field, dataType: "varchar", required: false, defaultValue: "" },
      ],
    });
  return (
    <Stack gap="sm">
      <Group gap="sm" align="end">
        <NativeSelect
          label={t("method")}
          data={["GET", "POST"]}
          value={request.method}
          onChange={(event) =>
            put({ method: event.currentTarget.value === "POST" ? "POST" : "GET" })
          }
        />
        <TextInput
          label={t("address")}
          placeholder={EXAMPLES.url}
          required
          flex={1}
          miw="16rem"
          maxLength={REQUEST_URL_MAX}
          value={request.url}
          onChange={(event) => put({ url: event.currentTarget.value })}
        />
        <Button variant="default" onClick={onHosts}>
          {t("hosts.open")}
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        {t("addressHint")}
      </Text>
      {unknown.length > 0 && (
        <Group gap="xs">
          {unknown.map((name) => (
            <Button
              key={name}
              variant="default"
              size="xs"
              disabled={parameters.length >= INTERFACE_PARAMETERS_MAX}
              onClick={() => addParameter(name)}
            >
              {t("addPlace", { name })}
            </Button>
          ))}
        </Group>
      )}
      <HeaderList headers={request.headers} onChange={(headers) => put({ headers })} />
      {request.method === "POST" && (
        <Textarea
          label={t("body")}
          description={t("bodyHint")}
          placeholder={EXAMPLES.body}
          classNames={{ input: classes.code }}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={REQUEST_BODY_MAX}
          value={request.body}
          onChange={(event) => put({ body: event.currentTarget.value })}
        />
      )}
      <TextInput
        label={t("rowsPath")}
        description={t("rowsPathHint")}
        placeholder={EXAMPLES.rowsPath}
        maxLength={ANSWER_PATH_MAX}
        value={request.rowsPath}
        onChange={(event) => put({ rowsPath: event.currentTarget.value })}
      />
      <HttpPreview sourceId={sourceId} draft={draft} request={request} onChange={onChange} />
      <HttpColumns draft={draft} request={request} onChange={onChange} />
    </Stack>
  );
}
