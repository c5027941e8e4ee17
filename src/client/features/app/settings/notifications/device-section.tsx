import { Alert, Button, Group, Stack, Switch, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { NoticeChoice, PushState } from "#client/data/database/meta.ts";
import { saveNoticeChoice } from "#client/data/notices/notice-choice.ts";
import { useData } from "#client/live/data-context.ts";
import {
  switchNoticesOff,
  switchNoticesOn,
  type Trial,
  tryNotices,
} from "#client/live/notices/device-notices.ts";
import { noticePermission } from "#client/platform/notices/system-notices.ts";

/** Which words say what the push service made of this browser. */
const stateWords: Readonly<Record<PushState, string>> = {
  on: "closed",
  none: "openOnly",
  failed: "failed",
  later: "later",
};

/** Whether this browser tells of messages, how much of them it shows, and trying it out. */
export function DeviceSection({ choice }: { readonly choice: NoticeChoice }) {
  const { t } = useTranslation("notify");
  const { database, quietCall } = useData();
  const [busy, setBusy] = useState(false);
  const [trial, setTrial] = useState<Trial>();
  const permission = noticePermission();
  const isOn = choice.on && permission === "granted";
  const blocked = permission === "denied" || permission === "unsupported" ? permission : undefined;

  const during = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setTrial(undefined);
    await work().finally(() => setBusy(false));
  };
  const handleSwitch = (wanted: boolean) =>
    void during(async () =>
      wanted ? switchNoticesOn(database, quietCall) : switchNoticesOff(database, quietCall),
    );
  const handleTry = () => void during(async () => setTrial(await tryNotices(database, quietCall)));

  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t("device.label")}
      </Title>
      {blocked && <Alert color="yellow">{t(`state.${blocked}`)}</Alert>}
      <Switch
        label={t("device.switch")}
        description={isOn ? t(`state.${stateWords[choice.push]}`) : t("device.switchHint")}
        checked={isOn}
        disabled={busy || blocked !== undefined}
        onChange={(event) => handleSwitch(event.currentTarget.checked)}
      />
      <Switch
        label={t("device.words")}
        description={t("device.wordsHint")}
        checked={!choice.plain}
        disabled={!isOn}
        onChange={(event) =>
          void saveNoticeChoice(database, { plain: !event.currentTarget.checked })
        }
      />
      <Group>
        <Button variant="default" disabled={!isOn || busy} onClick={handleTry}>
          {t("test.send")}
        </Button>
        <Text component="output" size="sm" c="dimmed">
          {trial && t(trial === "needsNetwork" ? "state.needsNetwork" : `test.${trial}`)}
        </Text>
      </Group>
    </Stack>
  );
}
