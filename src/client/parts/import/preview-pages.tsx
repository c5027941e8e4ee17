import { Pagination } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface PreviewPagesProps {
  readonly last: number;
  readonly at: number;
  readonly onPage: (page: number) => void;
}

/** Pages of a long sheet. */
export function PreviewPages({ last, at, onPage }: PreviewPagesProps) {
  const { t } = useTranslation("import-sheet");
  return (
    <Pagination
      size="sm"
      total={last}
      value={at}
      onChange={onPage}
      getControlProps={(control) => ({ "aria-label": t(`page.${control}`) })}
      getItemProps={(page) => ({ "aria-label": t("pageNumber", { at: page }) })}
    />
  );
}
