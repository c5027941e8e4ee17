import { Button, Group, Stack, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import {
  REQUEST_HEADER_NAME_MAX,
  REQUEST_HEADER_VALUE_MAX,
  REQUEST_HEADERS_MAX,
} from "#domain/data-interface/http/http-limits.ts";
import classes from "../data-sources.module.css";
import { EXAMPLES, type HeaderDraft } from "./http-draft.ts";

interface HeaderListProps {
  readonly headers: readonly HeaderDraft[];
  readonly onChange: (headers: readonly HeaderDraft[]) => void;
}

/** What is said besides, such as a key. Values that were set are never shown again: they are replaced or removed. */
export function HeaderList({ headers, onChange }: HeaderListProps) {
  const { t } = useTranslation("http-source");
  const put = (at: number, next: Partial<HeaderDraft>) =>
    onChange(headers.map((each, place) => (place === at ? { ...each, ...next } : each)));
  return (
    <fieldset className={classes.group}>
      <legend>{t("headers")}</legend>
      <Stack gap="sm">
        {headers.map(({ name, value, isSet }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- it is known by nothing but its place
          <Group key={at} gap="sm" align="end">
            <TextInput
              label={t("headerName")}
              placeholder={EXAMPLES.header}
              value={name}
              readOnly={isSet}
              maxLength={REQUEST_HEADER_NAME_MAX}
              onChange={(event) => put(at, { name: event.currentTarget.value })}
            />
            <TextInput
              label={t("headerValue")}
              placeholder={isSet ? t("headerSet") : ""}
              type="password"
              autoComplete="off"
              flex={1}
              miw="12rem"
              maxLength={REQUEST_HEADER_VALUE_MAX}
              value={value}
              onChange={(event) => put(at, { value: event.currentTarget.value })}
            />
            <IconButton
              icon={IconTrash}
              label={t("removeHeader", { number: at + 1 })}
              onClick={() => onChange(headers.toSpliced(at, 1))}
            />
          </Group>
        ))}
        <Button
          variant="default"
          size="xs"
          className={classes.add}
          disabled={headers.length >= REQUEST_HEADERS_MAX}
          onClick={() => onChange([...headers, { name: "", value: "", isSet: false }])}
        >
          {t("addHeader")}
        </Button>
      </Stack>
    </fieldset>
  );
}
