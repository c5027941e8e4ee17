import { Button, Group, Text, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useForms } from "#client/live/forms/use-forms.ts";
import type { FormIconName } from "#client/parts/form-icon/form-icon.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { flowOfTemplate } from "#domain/approval/definition/flow-of-template.ts";
import type { TemplateWords } from "#domain/form/templates/form-template.ts";
import type { TemplateForm } from "#domain/form/templates/template-form.ts";
import { templateForms } from "./templates.ts";
import { useFormActions } from "./use-form-actions.ts";
import { useOfficeNamed } from "./use-office-named.ts";
import classes from "./form-center.module.css";

interface TemplateGalleryProps {
  readonly onClose: () => void;
}

const ICON_OF_GROUP: Readonly<Record<string, FormIconName>> = {
  safety: "helmet",
  office: "stamp",
  equipment: "crane",
  site: "building",
  quality: "checklist",
  commerce: "money",
  material: "parcel",
  people: "people",
};

/** The forms that the product brings along: one of them is there, and can be filled in, with one press. */
export function TemplateGallery({ onClose }: TemplateGalleryProps) {
  const { t, i18n } = useTranslation(["forms", "form-template"]);
  const [words, setWords] = useState("");
  const forms = useForms();
  const { add } = useFormActions();
  const { userId: managerId } = useData();
  const officeNamed = useOfficeNamed();
  const templates = useMemo(() => {
    const wordsOf = (key: string) =>
      t(`form-template:${key}`, { returnObjects: true }) as TemplateWords;
    return templateForms(i18n.language, wordsOf);
  }, [i18n.language, t]);
  const there = new Set(forms.state === "ready" ? forms.value.map(({ code }) => code) : []);
  const wanted = words.trim().toLocaleLowerCase();
  const nameOfGroup = ({ group }: TemplateForm) => t(`groups.${group as "site"}`);
  const found = templates.filter((template) =>
    `${template.name}\n${template.purpose}\n${nameOfGroup(template)}`
      .toLocaleLowerCase()
      .includes(wanted),
  );
  const use = async (template: TemplateForm) => {
    const { code, name, definition, flow, words: said } = template;
    const decided = flow && flowOfTemplate(flow, { words: said, managerId, officeNamed });
    onClose();
    const icon = ICON_OF_GROUP[template.group] ?? "";
    await add({ code, name, definition, icon, group: nameOfGroup(template) }, decided);
  };
  return (
    <Dialog onClose={onClose} title={t("fromTemplate")} size="lg">
      <TextInput
        label={t("searchTemplates")}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        data-autofocus
      />
      {found.length === 0 && (
        <Text c="dimmed" size="sm" mt="md">
          {t("nothingFound", { words: words.trim() })}
        </Text>
      )}
      <Each rows={found} keyOf={({ code }) => code}>
        {(template) => (
          <div className={classes.template}>
            <div className={classes.words}>
              <Text fw={500}>{template.name}</Text>
              <p className={classes.purpose}>{template.purpose}</p>
              <Group gap="xs">
                <Tag tint="neutral">{nameOfGroup(template)}</Tag>
                {template.flow && <Tag tint="accent">{t("withApproval")}</Tag>}
                {there.has(template.code) && <Tag tint="green">{t("alreadyThere")}</Tag>}
              </Group>
            </div>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t("useOf", { name: template.name })}
              onClick={() => void use(template)}
            >
              {t("use")}
            </Button>
          </div>
        )}
      </Each>
    </Dialog>
  );
}
