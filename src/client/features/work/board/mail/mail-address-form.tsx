import { Button, NativeSelect, Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import {
  changePlanMail,
  makePlanMail,
  type readPlanMail,
  removePlanMail,
} from "#contract/calls/programs/plan-mail.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useBoard } from "#client/live/use-board.ts";
import { useTakeBack } from "#client/parts/failure/use-take-back.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { CopyField } from "#client/ui/form/copy-field.tsx";
import type { Id } from "#domain/id.ts";
import { MAIL_WRITERS, type MailWriters } from "#domain/plan/mail/mail-limits.ts";

interface MailAddressFormProps {
  readonly planId: Id;
  readonly standing: ReplyOf<typeof readPlanMail>;
  /** The address, where it was made a moment ago; "" = it was not. */
  readonly made: string;
  readonly disabled: boolean;
  readonly onMade: (mail: string) => void;
  readonly onChanged: () => void;
}

/** Where tasks go and who may write, the address shown when it is made, and taking it back. */
export function MailAddressForm(props: MailAddressFormProps) {
  const { planId, standing, made, disabled, onMade, onChanged } = props;
  const { t } = useTranslation("plan-mail");
  const { call } = useData();
  const { day } = useFormatTime();
  const { address, isOn, verifies } = standing;
  const board = useBoard(planId);
  const columns = board.state === "ready" ? board.value.map(({ column }) => column) : [];
  const [chosen, setChosen] = useState(address?.columnId ?? 0);
  const [writers, setWriters] = useState<MailWriters>(address?.writers ?? "members");
  const [isSaved, setIsSaved] = useState(false);
  const takeBack = useTakeBack(() => {
    onMade("");
    onChanged();
  });
  const isThere = columns.some(({ id }) => id === chosen);
  const columnId = isThere ? chosen : (columns[0]?.id ?? 0);
  const make = async () => {
    const result = await call(makePlanMail, { planId, columnId, writers });
    if (!result.ok) return result.failure;
    onMade(result.value.mail);
    onChanged();
    return undefined;
  };
  const save = async () => {
    const result = await call(changePlanMail, { planId, columnId, writers });
    if (!result.ok) return result.failure;
    setIsSaved(true);
    onChanged();
    return undefined;
  };
  const isSureToRenew = async () =>
    confirm({
      title: t("renewTitle"),
      message: t("renewMessage"),
      confirmLabel: t("renew"),
      danger: true,
    });
  const revoke = async () => {
    const question = {
      title: t("revokeTitle"),
      message: t("revokeMessage"),
      confirmLabel: t("revoke"),
    };
    await takeBack(question, removePlanMail, { planId });
  };
  return (
    <Stack>
      <Text size="sm">{address ? t("since", { day: day(address.createTime) }) : t("none")}</Text>
      {made && (
        <Stack gap="xs">
          <CopyField label={t("address")} value={made} />
          <Text c="dimmed" size="xs">
            {t("keep")}
          </Text>
        </Stack>
      )}
      <ActionForm
        action={t(address ? "save" : "make")}
        disabled={disabled || columns.length === 0}
        onSend={address ? save : make}
        beside={
          address && (
            <Button variant="default" disabled={disabled} onClick={() => void revoke()}>
              {t("revoke")}
            </Button>
          )
        }
      >
        <NativeSelect
          label={t("column")}
          description={address && !isThere && columns.length > 0 ? t("columnGone") : undefined}
          value={String(columnId)}
          data={columns.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => {
            setChosen(Number(event.currentTarget.value));
            setIsSaved(false);
          }}
        />
        <Radio.Group
          label={t("writers")}
          description={t(verifies ? "verified" : "notVerified")}
          value={writers}
          onChange={(value) => {
            setWriters(MAIL_WRITERS.find((one) => one === value) ?? "members");
            setIsSaved(false);
          }}
        >
          <Stack gap="xs" mt="xs">
            {MAIL_WRITERS.map((one) => (
              <Radio key={one} value={one} label={t(one)} />
            ))}
          </Stack>
        </Radio.Group>
      </ActionForm>
      {isSaved && (
        <Text component="output" size="sm">
          {t("saved")}
        </Text>
      )}
      {address && isOn && (
        <ActionForm
          action={t("renew")}
          disabled={disabled || columns.length === 0}
          isSure={isSureToRenew}
          onSend={make}
        >
          {null}
        </ActionForm>
      )}
    </Stack>
  );
}
