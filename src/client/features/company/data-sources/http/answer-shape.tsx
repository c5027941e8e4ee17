import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import type { tryHttpInterface } from "#contract/calls/forms/http-interface.ts";
import { INTERFACE_FIELDS_MAX } from "#domain/data-interface/data-interface-limits.ts";
import classes from "../data-sources.module.css";
import { freshField, type SourceDraft, withoutColumn } from "../source-draft.ts";
import { pathOf, type RequestDraft } from "./http-draft.ts";

type Tried = ReplyOf<typeof tryHttpInterface>;

interface AnswerShapeProps {
  readonly tried: Pick<Tried, "lists" | "fields">;
  readonly draft: SourceDraft;
  readonly request: RequestDraft;
  readonly onChange: (draft: SourceDraft, request: RequestDraft) => void;
}

/** What an answer is made of, to pick by click: the list whose rows are meant, and what of them become columns. */
export function AnswerShape({ tried, draft, request, onChange }: AnswerShapeProps) {
  const { t } = useTranslation("http-source");
  const { lists, fields } = tried;
  const { columns } = draft;
  const placeOf = (path: string) =>
    columns.findIndex(({ field }) => pathOf(request, field) === path);
  const toggle = ({ path, dataType }: Tried["fields"][number]) => {
    const at = placeOf(path);
    if (at >= 0) {
      onChange(withoutColumn(draft, at), request);
      return;
    }
    const fieldName = path.split(".").at(-1) || t("value");
    const field = freshField(columns, path || fieldName);
    const paths = { ...request.paths, [field]: path };
    onChange(
      { ...draft, columns: [...columns, { field, fieldName, dataType }] },
      { ...request, paths },
    );
  };
  return (
    <Stack gap="sm">
      {lists.length > 0 && (
        <fieldset className={classes.group}>
          <legend>{t("lists")}</legend>
          <Group gap="xs">
            {lists.map(({ path, count }) => (
              <Button
                key={path}
                size="compact-sm"
                variant={request.rowsPath === path ? "light" : "default"}
                aria-pressed={request.rowsPath === path}
                onClick={() => onChange(draft, { ...request, rowsPath: path })}
              >
                {t("list", { path: path || t("whole"), count })}
              </Button>
            ))}
          </Group>
        </fieldset>
      )}
      {fields.length > 0 && (
        <fieldset className={classes.group}>
          <legend>{t("pick")}</legend>
          <Group gap="xs">
            {fields.map((field) => (
              <Button
                key={field.path}
                size="compact-sm"
                variant={placeOf(field.path) >= 0 ? "light" : "default"}
                aria-pressed={placeOf(field.path) >= 0}
                disabled={placeOf(field.path) < 0 && columns.length >= INTERFACE_FIELDS_MAX}
                onClick={() => toggle(field)}
              >
                {field.path || t("value")}
                {field.example !== "" && (
                  <Text span size="xs" c="dimmed" ml="xs">
                    {shortened(field.example)}
                  </Text>
                )}
              </Button>
            ))}
          </Group>
        </fieldset>
      )}
    </Stack>
  );
}

const EXAMPLE = 24;

function shortened(text: string): string {
  return text.length > EXAMPLE ? `${text.slice(0, EXAMPLE).toWellFormed()}…` : text;
}
