import { NativeSelect, Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import {
  changePlanMail,
  makePlanMail,
  type readPlanMail,
} from "#contract/calls/programs/plan-mail.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useBoard } from "#client/live/use-board.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { CopyField } from "#client/ui/form/copy-field.tsx";
import type { Id } from "#domain/id.ts";
import { MAIL_WRITERS } from "#domain/plan/mail/mail-limits.ts";
import { AddressActions } from "./address-actions.tsx";

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
  const { columns, form, choose, isSaved, setSaved } = useAddressForm(planId, address);
  const isOff = disabled || columns.length === 0;
  const make = async () => {
    const result = await call(makePlanMail, { planId, ...form });
    if (!result.ok) return result.failure;
    onMade(result.value.mail);
    onChanged();
    return undefined;
  };
  const save = async () => {
    const result = await call(changePlanMail, { planId, ...form });
    if (!result.ok) return result.failure;
    setSaved();
    onChanged();
    return undefined;
  };
  const revoked = () => {
    onMade("");
    onChanged();
  };
  return (
    <Stack>
      <Text size="sm">{address ? t("since", { day: day(address.createTime) }) : t("none")}</Text>
      {made && <MadeAddress mail={made} />}
      <ActionForm
        action={t(address ? "save" : "make")}
        disabled={isOff}
        onSend={address ? save : make}
        beside={
          address && (
            <AddressActions
              planId={planId}
              disabled={isOff}
              onRenew={isOn ? make : undefined}
              onRevoked={revoked}
            />
          )
        }
      >
        <NativeSelect
          label={t("column")}
          value={String(form.columnId)}
          data={columns.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => choose({ columnId: Number(event.currentTarget.value) })}
        />
        <Radio.Group
          label={t("writers")}
          description={t(verifies ? "verified" : "notVerified")}
          value={form.writers}
          onChange={(value) =>
            choose({ writers: MAIL_WRITERS.find((one) => one === value) ?? "members" })
          }
        >
          <Stack gap="xs" mt="xs">
            {MAIL_WRITERS.map((one) => (
              <Radio key={one} value={one} label={t(`may.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
      </ActionForm>
      {isSaved && (
        <Text component="output" size="sm">
          {t("saved")}
        </Text>
      )}
    </Stack>
  );
}

type Address = NonNullable<ReplyOf<typeof readPlanMail>["address"]>;
type Form = Pick<Address, "columnId" | "writers">;

/** What is chosen; a column that is gone stands for the first one, as on the server. */
function useAddressForm(planId: Id, address: Address | null) {
  const board = useBoard(planId);
  const columns = board.state === "ready" ? board.value.map(({ column }) => column) : [];
  const [chosen, setChosen] = useState<Form>({
    columnId: address?.columnId ?? 0,
    writers: address?.writers ?? "members",
  });
  const [isSaved, setIsSaved] = useState(false);
  const isThere = columns.some(({ id }) => id === chosen.columnId);
  const columnId = isThere ? chosen.columnId : (columns[0]?.id ?? 0);
  return {
    columns,
    form: { columnId, writers: chosen.writers },
    isSaved,
    choose(put: Partial<Form>) {
      setChosen((before) => ({ ...before, ...put }));
      setIsSaved(false);
    },
    setSaved: () => setIsSaved(true),
  };
}

/** The address this once. */
function MadeAddress({ mail }: { readonly mail: string }) {
  const { t } = useTranslation("plan-mail");
  return (
    <Stack gap="xs">
      <CopyField label={t("address")} value={mail} />
      <Text c="dimmed" size="xs">
        {t("keep")}
      </Text>
    </Stack>
  );
}
