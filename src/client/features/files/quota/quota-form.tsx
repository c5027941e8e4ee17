import { NumberInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCompany } from "#client/live/company/use-company.ts";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { QUOTA_MAX } from "#domain/file/quota.ts";

interface Wish {
  readonly personQuota?: number;
  readonly companyQuota?: number;
}

/** What one person's files, and all of them, may take at most. */
export function QuotaForm({ onSaved }: { readonly onSaved: () => void }) {
  const { t } = useTranslation("quota");
  const run = useRun();
  const known = useCompany();
  const [touched, setTouched] = useState<Wish>({});
  if (known.state === "loading") return null;
  const shown = { ...known.value.setting, ...touched };
  const save = async () => {
    if (!(await run("setting.save", touched)).ok) return undefined;
    setTouched({});
    showToast({ message: t("saved"), tone: "success" });
    onSaved();
    return undefined;
  };
  return (
    <ActionForm action={t("save")} onSend={save} disabled={Object.keys(touched).length === 0}>
      {(["personQuota", "companyQuota"] as const).map((field) => (
        <NumberInput
          key={field}
          label={t(field)}
          description={t("endless")}
          min={0}
          max={QUOTA_MAX}
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator=" "
          value={shown[field] ?? 0}
          onChange={(value) =>
            setTouched((before) => ({ ...before, [field]: Math.trunc(Number(value)) || 0 }))
          }
        />
      ))}
    </ActionForm>
  );
}
