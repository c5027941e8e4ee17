import { Input, SegmentedControl, Select, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { MENU_LINK_MAX } from "#domain/menu/menu-limits.ts";
import { isWebAddress, MENU_PAGES, type MenuPage } from "#domain/menu/menu-pages.ts";
import { type MenuDraft, TARGETS } from "./menu-draft.ts";

interface TargetFieldsProps {
  readonly draft: MenuDraft;
  readonly forms: readonly CompanyForm[];
  readonly onSay: (said: Partial<MenuDraft>) => void;
}

const PAGES = Object.keys(MENU_PAGES) as MenuPage[];

/** Where a page of the menu leads: to the records of a form, a page of the app, or an address outside. */
export function TargetFields({ draft, forms, onSay }: TargetFieldsProps) {
  const { t } = useTranslation(["menu-editor", "titles"]);
  const { target, formId, page, link, name } = draft;
  const isBad = link.trim() !== "" && !isWebAddress(link.trim());
  return (
    <>
      <Input.Wrapper label={t("leadsTo")} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t("leadsTo")}
          data={TARGETS.map((value) => ({ value, label: t(`target.${value}`) }))}
          value={target}
          onChange={(value) => onSay({ target: value })}
        />
      </Input.Wrapper>
      {target === "form" && (
        <Select
          label={t("target.form")}
          required
          searchable
          data-autofocus
          nothingFoundMessage={t("noForms")}
          data={forms.map((form) => ({ value: String(form.id), label: form.name }))}
          value={formId > 0 ? String(formId) : null}
          onChange={(value) => onSay({ formId: Number(value ?? 0) })}
        />
      )}
      {target === "page" && (
        <Select
          label={t("target.page")}
          required
          data={PAGES.map((value) => ({ value, label: t(`titles:${value}`) }))}
          value={page || null}
          onChange={(value) => {
            const chosen = PAGES.find((each) => each === value);
            // Whoever has not named it means it as it is called everywhere.
            if (chosen)
              onSay({ page: chosen, ...(name === "" && { name: t(`titles:${chosen}`) }) });
          }}
        />
      )}
      {target === "link" && (
        <TextInput
          label={t("target.link")}
          description={t("linkHint")}
          required
          type="url"
          maxLength={MENU_LINK_MAX}
          error={isBad && t("linkBad")}
          value={link}
          onChange={(event) => onSay({ link: event.currentTarget.value })}
        />
      )}
    </>
  );
}
