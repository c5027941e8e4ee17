import { Anchor, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { thisClient } from "#client/platform/client-kind/client-kind.ts";
import { DownloadLink } from "./download-link.tsx";

interface CornerLinksProps {
  /** Address of the privacy policy, where the operator has one. */
  readonly privacyUrl?: string | undefined;
  /** Signs in at the company's provider; left out where there is none. */
  readonly onSingleSignOn?: (() => void) | undefined;
}

/** What stands in the corner of the sign-in: each link only where it makes sense (seed 000 §2). */
export function CornerLinks({ privacyUrl, onSingleSignOn }: CornerLinksProps) {
  const { t } = useTranslation("corner");
  const { isDesktopClient, isMobileApp } = thisClient();
  return (
    <Group justify="center" mt="md">
      {isDesktopClient && onSingleSignOn && (
        <Anchor component="button" type="button" size="sm" onClick={onSingleSignOn}>
          {t("singleSignOn")}
        </Anchor>
      )}
      <DownloadLink />
      {isMobileApp && privacyUrl && (
        <Anchor href={privacyUrl} target="_blank" rel="noreferrer" size="sm">
          {t("privacy")}
        </Anchor>
      )}
      <Anchor component={Link} to="/pro" size="sm">
        {t("about")}
      </Anchor>
    </Group>
  );
}
