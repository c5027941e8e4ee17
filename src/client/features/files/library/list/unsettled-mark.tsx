import { useTranslation } from "react-i18next";
import { Tag } from "#client/ui/tag/tag.tsx";

/** Says that two people wrote a note at once and nobody has settled it. */
export function UnsettledMark() {
  const { t } = useTranslation("library");
  return <Tag tint="amber">{t("unsettled")}</Tag>;
}
