import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Leaves a dialog as it was; what was typed there is still there the next time. */
export function CancelButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation("approvals");
  return (
    <Button variant="default" onClick={onClick}>
      {t("cancel")}
    </Button>
  );
}
