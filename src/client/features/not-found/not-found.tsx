import { Button } from "@mantine/core";
import { IconMapOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";

/** Nothing lives at this address. */
export function NotFound() {
  const { t } = useTranslation("shell");
  return (
    <EmptyState
      page
      icon={IconMapOff}
      title={t("notFound")}
      hint={t("notFoundHint")}
      action={
        <Button component={Link} to="/">
          {t("toMessages")}
        </Button>
      }
    />
  );
}
