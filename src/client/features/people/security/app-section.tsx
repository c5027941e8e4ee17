import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { removeTwoFactor, renewRecovery } from "#contract/calls/sign-in.ts";
import { useData } from "#client/live/data-context.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { AppEnrolment } from "./app-enrolment.tsx";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { Security } from "./use-security.ts";

interface AppSectionProps {
  readonly security: Security;
  readonly onChanged: () => void;
}

type Doing = "nothing" | "setUp" | "renew" | "turnOff" | { readonly recovery: readonly string[] };

/** The authenticator app: setting it up, its recovery codes, and the end of it. */
export function AppSection({ security, onChanged }: AppSectionProps) {
  const { t } = useTranslation("security");
  const { call } = useData();
  const [doing, setDoing] = useState<Doing>("nothing");
  const stop = () => setDoing("nothing");
  const showCodes = (recovery: readonly string[]) => {
    setDoing({ recovery });
    onChanged();
  };
  const proofOf = (field: (name: string) => string) => ({
    code: field("code"),
    ...(security.password && { password: field("password") }),
  });

  return (
    <Stack component="section" gap="sm" aria-labelledby="security-app">
      <Title order={2} size="h4" id="security-app">
        {t("app.title")}
      </Title>
      <Text size="sm">
        {security.twoFactor ? t("app.on", { count: security.recoveryLeft }) : t("app.off")}
      </Text>
      {doing === "nothing" && (
        <Group gap="xs">
          {security.twoFactor ? (
            <>
              <Button variant="default" onClick={() => setDoing("renew")}>
                {t("app.renew")}
              </Button>
              <Button variant="default" onClick={() => setDoing("turnOff")}>
                {t("app.turnOff")}
              </Button>
            </>
          ) : (
            <Button onClick={() => setDoing("setUp")}>{t("app.setUp")}</Button>
          )}
        </Group>
      )}
      {doing === "setUp" && (
        <AppEnrolment hasPassword={security.password} onDone={showCodes} onCancel={stop} />
      )}
      {doing === "renew" && (
        <ProofForm
          password={security.password}
          code
          action={t("app.renew")}
          onCancel={stop}
          onSend={async (field) => {
            const result = await call(renewRecovery, proofOf(field));
            if (!result.ok) return result.failure;
            showCodes(result.value.recovery);
            return undefined;
          }}
        />
      )}
      {doing === "turnOff" && (
        <ProofForm
          password={security.password}
          code
          action={t("app.turnOff")}
          onCancel={stop}
          onSend={async (field) => {
            const result = await call(removeTwoFactor, proofOf(field));
            if (!result.ok) return result.failure;
            showToast({ message: t("app.turnedOff"), tone: "success" });
            stop();
            onChanged();
            return undefined;
          }}
        />
      )}
      {typeof doing === "object" && <RecoveryCodes codes={doing.recovery} onKept={stop} />}
    </Stack>
  );
}
