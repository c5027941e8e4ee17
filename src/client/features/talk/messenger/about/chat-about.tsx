import { List, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCompany } from "#client/live/company/use-company.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

const READERS = ["members", "administrators", "operators"] as const;
const NOT_ENCRYPTED = ["server", "device", "endToEnd"] as const;

/** Who can read a chat, how long it is kept, and what of it is encrypted and what is not, without a gloss. */
export function ChatAbout({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(["chat-about", "retention"]);
  const known = useCompany();
  if (known.state === "loading") return null;
  const { messageDays, fileDays, keepPinned, keepTaskChats, e2eMessage } = known.value.setting;
  const period = (days: number) =>
    days < 365 ? t("retention:days", { count: days }) : t("retention:years", { count: days / 365 });
  const time = [messageDays === 0 ? t("keptForGood") : t("kept", { time: period(messageDays) })];
  if (fileDays > 0 && fileDays !== messageDays)
    time.push(t("filesKept", { time: period(fileDays) }));
  if (messageDays + fileDays > 0 && keepPinned) time.push(t("pinnedStay"));
  if (messageDays + fileDays > 0 && keepTaskChats) time.push(t("taskChatsStay"));
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <Stack>
        <Points title={t("readers.title")} lines={READERS.map((name) => t(`readers.${name}`))} />
        <Points title={t("keptTitle")} lines={time} />
        <Points
          title={t("encrypted.title")}
          lines={[t("encrypted.transit"), t(e2eMessage ? "encrypted.twice" : "encrypted.once")]}
        />
        <Points
          title={t("notEncrypted.title")}
          lines={NOT_ENCRYPTED.map((name) => t(`notEncrypted.${name}`))}
        />
      </Stack>
    </Dialog>
  );
}

function Points({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <Title order={3} size="h5">
        {title}
      </Title>
      <List size="sm">
        {lines.map((line) => (
          <List.Item key={line}>
            <Text size="sm">{line}</Text>
          </List.Item>
        ))}
      </List>
    </div>
  );
}
