import { Anchor, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { beginTwoFactor, confirmTwoFactor } from "#contract/calls/sign-in.ts";
import { useData } from "#client/live/data-context.ts";
import { LateQrCode } from "#client/ui/qr-code/late-qr-code.tsx";
import { CopyField } from "#client/ui/form/copy-field.tsx";
import { ProofForm } from "./proof-form.tsx";

interface AppEnrolmentProps {
  readonly hasPassword: boolean;
  /** The app guards the account from now on; with the recovery codes, which are shown only now. */
  readonly onDone: (recovery: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** First who it is, then the key for the app, then a code that shows that the app has it. */
export function AppEnrolment({ hasPassword, onDone, onCancel }: AppEnrolmentProps) {
  const { t } = useTranslation("security");
  const { call } = useData();
  const [key, setKey] = useState<ReplyOf<typeof beginTwoFactor>>();

  if (!key) {
    return (
      <ProofForm
        key="who"
        password={hasPassword}
        action={t("continue")}
        onCancel={onCancel}
        onSend={async (field) => {
          const proof = hasPassword ? { password: field("password") } : {};
          const result = await call(beginTwoFactor, proof);
          if (!result.ok) return result.failure;
          setKey(result.value);
          return undefined;
        }}
      />
    );
  }
  return (
    <ProofForm
      key="code"
      code
      action={t("app.turnOn")}
      onCancel={onCancel}
      onSend={async (field) => {
        const result = await call(confirmTwoFactor, { code: field("code") });
        if (!result.ok) return result.failure;
        onDone(result.value.recovery);
        return undefined;
      }}
    >
      <Text size="sm">{t("app.keyHint")}</Text>
      <LateQrCode text={key.address} label={t("app.picture")} />
      <CopyField label={t("app.key")} value={key.secret} shown={inFours(key.secret)} />
      <Anchor href={key.address} size="sm">
        {t("app.open")}
      </Anchor>
    </ProofForm>
  );
}

/** Easier to type: "JBSW Y3DP …". */
function inFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
