import { Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { TryAgainAlert } from "#client/parts/failure/try-again-alert.tsx";
import { useData } from "#client/live/data-context.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { EncryptionSection } from "#client/parts/encryption/encryption-section.tsx";
import { AppSection } from "./app-section.tsx";
import { ColleaguesSection } from "./colleagues-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { useSecurity } from "./use-security.ts";

/** What guards the account besides its password. Changing it needs the network. */
export function SecurityPage() {
  const { t } = useTranslation(["security", "settings"]);
  const { isAdmin } = useData();
  const { security, problem, reload } = useSecurity();
  return (
    <>
      <Title order={1} size="h3">
        {t("settings:security.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("hint")}
      </Text>
      <TryAgainAlert problem={problem} onTryAgain={reload} />
      {!security && !problem && <SkeletonList rows={3} />}
      {security && (
        <>
          <AppSection security={security} onChanged={reload} />
          <PasskeysSection security={security} onChanged={reload} />
        </>
      )}
      <Boundary silent>
        <EncryptionSection />
      </Boundary>
      {isAdmin && <ColleaguesSection />}
    </>
  );
}
