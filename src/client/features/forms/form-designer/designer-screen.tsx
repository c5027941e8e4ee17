import { IconForms } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "#client/live/company/use-is-admin.ts";
import { useForm } from "#client/live/forms/use-forms.ts";
import { useFormVersion } from "#client/live/forms/use-record.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { FormVersion } from "#domain/company-form/form-version.ts";
import { parseDefinitionText } from "#domain/form/definition/parse-definition.ts";
import { Designer } from "./designer.tsx";

interface DesignerScreenProps {
  readonly formId: number;
  readonly onBack: () => void;
  /** Leads to the lines of a sheet that wait to be imported. */
  readonly onImport: () => void;
}

/** What a form asks for, for administrators to draw. */
export function DesignerScreen({ formId, ...ways }: DesignerScreenProps) {
  const { t } = useTranslation("form-designer");
  const isAdmin = useIsAdmin();
  const form = useForm(formId);
  const known = form.state === "ready" ? form.value : undefined;
  const version = useFormVersion(known ? known.draftId || known.versionId : 0);
  const found = version.state === "ready" ? version.value : undefined;
  // What was drawn stays on the screen while the next version is read.
  const [shown, setShown] = useState(found);
  if (found && found !== shown) setShown(found);
  const last = found ?? (version.state === "loading" ? shown : undefined);
  if (known && last && isAdmin) return <ReadDesign form={known} version={last} {...ways} />;
  if (form.state === "loading" || version.state === "loading") return <SkeletonList rows={6} />;
  return (
    <OnceFetched>
      <EmptyState icon={IconForms} title={t("notHere")} hint={t("notHereHint")} screen />
    </OnceFetched>
  );
}

interface ReadDesignProps extends Omit<DesignerScreenProps, "formId"> {
  readonly form: CompanyForm;
  readonly version: FormVersion;
}

function ReadDesign({ form, version, ...ways }: ReadDesignProps) {
  const { t } = useTranslation("form-designer");
  const standing = useMemo(() => {
    const read = parseDefinitionText(version.definition);
    return read.ok ? { version, definition: read.value } : undefined;
  }, [version]);
  return standing ? (
    <Designer form={form} standing={standing} {...ways} />
  ) : (
    <EmptyState icon={IconForms} title={t("unreadable")} hint={t("unreadableHint")} screen />
  );
}
