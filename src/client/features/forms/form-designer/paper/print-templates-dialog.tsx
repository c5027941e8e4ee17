import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePrintTemplates } from "#client/live/forms/use-print-templates.ts";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { firstTemplate } from "#domain/form/print/first-template.ts";
import { PRINT_TEMPLATES_MAX } from "#domain/print-template/print-template-fields.ts";
import type { PrintTemplate } from "#domain/print-template/print-template.ts";
import { useDesigning } from "../designing.ts";
import { TemplateEditor } from "./template-editor.tsx";
import classes from "./paper.module.css";

interface PrintTemplatesDialogProps {
  readonly formName: string;
  readonly onClose: () => void;
}

/** The ways in which the form's records are printed; one of them is written at a time. */
export function PrintTemplatesDialog({ formName, onClose }: PrintTemplatesDialogProps) {
  const { t } = useTranslation("print-templates");
  const { formId } = useDesigning();
  const known = usePrintTemplates(formId);
  const [editedId, setEditedId] = useState(0);
  const templates = known.state === "ready" ? known.value : [];
  const edited = templates.find(({ id }) => id === editedId);
  return (
    <Dialog title={edited?.name ?? t("title")} size="wide" onClose={onClose}>
      {known.state === "loading" && <SkeletonList rows={3} />}
      {edited && <TemplateEditor key={edited.id} template={edited} onDone={() => setEditedId(0)} />}
      {known.state === "ready" && !edited && (
        <TemplateList templates={templates} formName={formName} onEdit={setEditedId} />
      )}
    </Dialog>
  );
}

interface TemplateListProps extends Pick<PrintTemplatesDialogProps, "formName"> {
  readonly templates: readonly PrintTemplate[];
  readonly onEdit: (templateId: number) => void;
}

function TemplateList({ templates, formName, onEdit }: TemplateListProps) {
  const { t } = useTranslation("print-templates");
  const { form, formId } = useDesigning();
  const run = useRun();
  const add = async () => {
    const html = firstTemplate(form, formName);
    const result = await run("printTemplate.add", { formId, name: formName, html });
    if (result.ok) onEdit(result.reply.id);
  };
  return (
    <Stack>
      <Text c="dimmed" size="sm">
        {t(templates.length > 0 ? "hint" : "none")}
      </Text>
      {templates.length > 0 && (
        <ul className={classes.lines}>
          <Each rows={templates} keyOf={({ id }) => id} as="li">
            {(template) => <TemplateLine template={template} onEdit={onEdit} />}
          </Each>
        </ul>
      )}
      <Group>
        <Button disabled={templates.length >= PRINT_TEMPLATES_MAX} onClick={() => void add()}>
          {t("add")}
        </Button>
      </Group>
    </Stack>
  );
}

interface TemplateLineProps extends Pick<TemplateListProps, "onEdit"> {
  readonly template: PrintTemplate;
}

function TemplateLine({ template: { id, name }, onEdit }: TemplateLineProps) {
  const { t } = useTranslation("print-templates");
  const run = useRun();
  const remove = async () => {
    const isSure = await confirm({
      title: t("removeTitle", { name }),
      message: t("removeMessage"),
      confirmLabel: t("remove"),
      danger: true,
    });
    if (isSure) await run("printTemplate.remove", { id });
  };
  return (
    <li className={classes.line}>
      <button type="button" className={classes.open} onClick={() => onEdit(id)}>
        {name}
      </button>
      <IconButton icon={IconPencil} label={t("edit", { name })} onClick={() => onEdit(id)} />
      <IconButton
        icon={IconTrash}
        label={t("removeTitle", { name })}
        onClick={() => void remove()}
      />
    </li>
  );
}
