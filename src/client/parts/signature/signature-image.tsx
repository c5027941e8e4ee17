import { useTranslation } from "react-i18next";
import classes from "./signature.module.css";
import { isSignature } from "./signature-picture.ts";

interface SignatureImageProps {
  readonly signature: string | undefined;
  /** Whose it is. */
  readonly name: string;
}

/** What somebody signed a decision with; nothing where they did not have to. */
export function SignatureImage({ signature, name }: SignatureImageProps) {
  const { t } = useTranslation("approvals");
  if (!isSignature(signature)) return null;
  return <img src={signature} alt={t("signatureOf", { name })} className={classes.shown} />;
}
