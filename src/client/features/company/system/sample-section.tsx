import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { getSample, removeSample } from "#contract/calls/sample.ts";
import { useData } from "#client/live/data-context.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useAction } from "#client/parts/form/use-action.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";

/** What there still is of the sample site, and taking it away; nothing where there is none. It needs the network. */
export function SampleSection() {
  const { t } = useTranslation("administration");
  const { call, quietCall } = useData();
  const isOffline = useLine() === "down";
  const [sample, setSample] = useState<ReplyOf<typeof getSample>>();

  useEffect(() => {
    if (isOffline) return undefined;
    let left = false;
    void quietCall(getSample, {}).then((result) => {
      if (!left && result.ok) setSample(result.value);
    });
    return () => {
      left = true;
    };
  }, [quietCall, isOffline]);

  const { busy, problem, start } = useAction(async () => {
    const sure = await confirm({
      title: t("sample.ask"),
      message: t("sample.askHint"),
      confirmLabel: t("sample.remove"),
      danger: true,
    });
    if (!sure) return undefined;
    const result = await call(removeSample, {});
    if (!result.ok) return result.failure;
    setSample(undefined);
    showToast({ message: t("sample.removed"), tone: "success" });
    return undefined;
  });

  if (!sample || sample.plans + sample.people === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t("sample.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("sample.hint", { plans: sample.plans, people: sample.people })}
      </Text>
      {isOffline && (
        <Text component="output" size="sm">
          {t("sample.offline")}
        </Text>
      )}
      {problem && (
        <Text role="alert" c="red" size="sm">
          {problem}
        </Text>
      )}
      <Group>
        <Button
          variant="outline"
          color="red"
          loading={busy}
          disabled={isOffline}
          onClick={() => start()}
        >
          {t("sample.remove")}
        </Button>
      </Group>
    </Stack>
  );
}
