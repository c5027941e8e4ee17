import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { addPasskey, beginPasskey } from "#contract/calls/sign-in.ts";
import { useData } from "#client/live/data-context.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { PASSKEY_NAME_MAX } from "#domain/limits.ts";
import type { Problem } from "#client/parts/form/use-action.ts";
import { ProofForm } from "./proof-form.tsx";

interface AddPasskeyProps {
  readonly hasPassword: boolean;
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** Names a passkey, proves who it is, and has the browser make it. */
export function AddPasskey({ hasPassword, onAdded, onCancel }: AddPasskeyProps) {
  const { t } = useTranslation("security");
  const { call } = useData();
  const add = async (field: (name: string) => string): Promise<Problem> => {
    const proof = hasPassword ? { password: field("password") } : {};
    const begun = await call(beginPasskey, proof);
    if (!begun.ok) return begun.failure;
    const { step, options } = begun.value;
    const { makePasskey } = await import("#client/platform/passkeys/ask-passkey.ts");
    const { answer, why } = await makePasskey(options);
    if (!answer) return t(why === "known" ? "passkeys.known" : "passkeys.cancelled");
    const result = await call(addPasskey, { step, passkey: answer, name: field("name") });
    if (!result.ok) return result.failure;
    showToast({ message: t("passkeys.added"), tone: "success" });
    onAdded();
    return undefined;
  };
  return (
    <ProofForm password={hasPassword} action={t("passkeys.add")} onSend={add} onCancel={onCancel}>
      <TextInput
        name="name"
        label={t("passkeys.name")}
        description={t("passkeys.nameHint")}
        maxLength={PASSKEY_NAME_MAX}
        required
      />
    </ProofForm>
  );
}
