import { useTranslation } from "react-i18next";
import { UNNAMED_VISITOR } from "#domain/form-link/visitor.ts";

/** Says who filled a record in by a link, "" where nobody did; records that were read before there were links say nothing of it. */
export function useVisitorText(): (visitor: string | undefined) => string {
  const { t } = useTranslation("records");
  return (visitor) => {
    if (!visitor) return "";
    return visitor === UNNAMED_VISITOR ? t("byVisitor") : t("byVisitorNamed", { name: visitor });
  };
}
