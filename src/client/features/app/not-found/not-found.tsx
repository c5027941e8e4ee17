import { Button, Group } from "@mantine/core";
import { IconMapOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { usePageName } from "#client/platform/title/page-title.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { PARAMETER_ERROR } from "#domain/refusal.ts";

interface NotFoundProps {
  /** What is wrong with the address: PARAMETER_ERROR = an id in it is none. */
  readonly data?: unknown;
  /** The way back; left out where there is nothing to go back to. */
  readonly onBack?: () => void;
  /** Within the frame of the app, or as a page of its own. */
  readonly within: "frame" | "page";
}

/** Nothing lives at this address. */
export function NotFound({ data, onBack, within }: NotFoundProps) {
  const { t } = useTranslation(["shell", "refusal"]);
  const title = data === PARAMETER_ERROR ? t("refusal:parameterError") : t("notFound");
  usePageName("place", title);
  return (
    <EmptyState
      page={within === "page"}
      screen
      icon={IconMapOff}
      title={title}
      hint={t("notFoundHint")}
      action={
        <Group justify="center">
          {onBack && (
            <Button variant="default" onClick={onBack}>
              {t("back")}
            </Button>
          )}
          <Button component={Link} to="/">
            {t("toMessages")}
          </Button>
        </Group>
      }
    />
  );
}
