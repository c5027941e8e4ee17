import { useTranslation } from "react-i18next";
import { Paper } from "#client/parts/print/paper.tsx";
import { PrintDialog } from "#client/parts/print/print-dialog.tsx";
import { LateQrCode } from "#client/ui/qr-code/late-qr-code.tsx";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import classes from "./form-center.module.css";

interface FormPosterProps {
  readonly form: Pick<CompanyForm, "id" | "name" | "group">;
  /** The code of a link for people without an account; left out where it is for those who work here. */
  readonly code?: string;
  readonly onClose: () => void;
}

/** A form for the wall of the site hut: whoever works here, or whoever comes by, scans it with a phone and fills it in. */
export function FormPoster({ form: { id, name, group }, code, onClose }: FormPosterProps) {
  const { t } = useTranslation("forms");
  const path = code === undefined ? `/manage/dynamicModel/${id}?fill=1` : `/fill#${code}`;
  const address = `${location.origin}${path}`;
  return (
    <PrintDialog name={name} onClose={onClose}>
      <Paper title={name} about={[group]} isPublic={code !== undefined}>
        <div className={classes.poster}>
          <LateQrCode text={address} label={t("posterCode", { name })} />
          <p>{t(code === undefined ? "posterHint" : "posterVisitorHint")}</p>
          <p className={classes.address}>{address}</p>
        </div>
      </Paper>
    </PrintDialog>
  );
}
