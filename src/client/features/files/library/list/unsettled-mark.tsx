import { useTranslation } from "react-i18next";
import { useUnsettledNotes } from "#client/live/files/use-library.ts";
import { Tag } from "#client/ui/tag/tag.tsx";

/** Says that two people wrote a note at once and nobody has settled it; nothing where that is not so. */
export function UnsettledMark({ id }: { readonly id: number }) {
  const { t } = useTranslation("library");
  return useUnsettledNotes().has(id) ? <Tag tint="amber">{t("unsettled")}</Tag> : undefined;
}
