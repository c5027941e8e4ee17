import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { RichTextField } from "#client/parts/rich-text/rich-text-field.tsx";
import { tableNodes } from "#client/parts/rich-text/table-nodes.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { PRINT_TEMPLATE_NAME_MAX } from "#domain/print-template/print-template-fields.ts";
import type { PrintTemplate } from "#domain/print-template/print-template.ts";
import { InsertPlace } from "./insert-place.tsx";
import classes from "./paper.module.css";
import { TableTools } from "./table-tools.tsx";
import { useTemplateDraft } from "./use-template-draft.ts";

const TemplatePreview = late(async () => (await import("./template-preview.tsx")).TemplatePreview);

interface TemplateEditorProps {
  readonly template: PrintTemplate;
  readonly onDone: () => void;
}

/** Writes a template: words, tables, and places that are filled in from the record. */
export function TemplateEditor({ template, onDone }: TemplateEditorProps) {
  const { t } = useTranslation("print-templates");
  const { now, discards, isChanged, write, discard, save } = useTemplateDraft(template);
  const [isShown, setIsShown] = useState(false);
  const names = useMemo(() => ({ "aria-label": t("text") }), [t]);
  const isNamed = now.name.trim() !== "";
  return (
    <Stack>
      <TextInput
        label={t("name")}
        value={now.name}
        maxLength={PRINT_TEMPLATE_NAME_MAX}
        error={isNamed ? undefined : t("nameWanted")}
        onChange={(event) => write({ name: event.currentTarget.value })}
        required
      />
      <Text c="dimmed" size="sm">
        {t("editHint")}
      </Text>
      <div className={classes.editor}>
        <RichTextField
          key={discards}
          html={now.html}
          onChange={(html) => write({ html })}
          names={names}
          more={tableNodes}
          tools={
            <>
              <TableTools />
              <InsertPlace />
            </>
          }
        />
      </div>
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t("back")}
        </Button>
        {isChanged && (
          <Button variant="default" onClick={discard}>
            {t("discard")}
          </Button>
        )}
        <Button variant="default" onClick={() => setIsShown(true)}>
          {t("preview")}
        </Button>
        <Button
          disabled={!isChanged || !isNamed}
          onClick={() => void save().then((isSaved) => isSaved && onDone())}
        >
          {t("save")}
        </Button>
      </Group>
      {isShown && (
        <Opening>
          <TemplatePreview name={now.name} html={now.html} onClose={() => setIsShown(false)} />
        </Opening>
      )}
    </Stack>
  );
}
