import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Columns } from "#client/ui/columns/columns.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { type FormManaging, FormTile } from "../form-tile.tsx";
import classes from "../form-center.module.css";
import { ApplicationSections } from "./application-sections.tsx";
import type { Center } from "./center.ts";
import { EntryTile } from "./entry-tile.tsx";

interface CenterSectionsProps {
  readonly center: Center;
  /** All forms, those of entries among them. */
  readonly forms: readonly CompanyForm[];
  /** Left out for those who only fill in. */
  readonly managing?: FormManaging;
  readonly onOpen: (formId: number) => void;
  readonly onOpenPage: (address: string) => void;
}

/** Favourites, then the applications in their order, then the forms that stand in none. */
export function CenterSections({ center, forms, managing, ...ways }: CenterSectionsProps) {
  const { t } = useTranslation(["applications", "forms"]);
  const { favourites, used, applications, groups } = center;
  const byId = new Map(forms.map((form) => [form.id, form]));
  const tile = { onOpen: ways.onOpen, ...(managing && { managing }) };
  return (
    <>
      {favourites.length + used.length > 0 && (
        <FormsSection title={t("favourites")} forms={favourites} {...tile}>
          <Each rows={used} keyOf={({ id }) => id}>
            {(item) => <EntryTile item={item} onOpenPage={ways.onOpenPage} />}
          </Each>
        </FormsSection>
      )}
      <ApplicationSections
        applications={applications}
        onOpenPage={ways.onOpenPage}
        renderForm={(item) => {
          const form = byId.get(item.formId);
          return form && <FormTile form={form} as={item} {...tile} />;
        }}
      />
      {groups.map(({ name, forms: inIt }) => (
        <FormsSection key={name} title={name || t("forms:otherForms")} forms={inIt} {...tile} />
      ))}
    </>
  );
}

interface FormsSectionProps extends Pick<CenterSectionsProps, "forms" | "managing" | "onOpen"> {
  readonly title: string;
  /** Tiles that stand behind those of the forms. */
  readonly children?: ReactNode;
}

function FormsSection({ title, forms, children, ...tile }: FormsSectionProps) {
  return (
    <section aria-label={title}>
      <h2 className={classes.group}>{title}</h2>
      <Columns narrowest="16rem">
        <Each rows={forms} keyOf={({ id }) => id}>
          {(form) => <FormTile form={form} {...tile} />}
        </Each>
        {children}
      </Columns>
    </section>
  );
}
