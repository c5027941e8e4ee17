import { Anchor, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { listBots } from "#contract/calls/programs/bot.ts";
import { useData } from "#client/live/data-context.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { BotsSection } from "./bots-section.tsx";
import { TokensSection } from "./tokens-section.tsx";
import { TryAgainAlert } from "#client/parts/failure/try-again-alert.tsx";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";

/** Bots, and access tokens of one's own. Both are the server's to give, so they need the network. */
export function BotsPage() {
  const { t } = useTranslation(["bots", "settings"]);
  const { userId } = useData();
  const isOffline = useLine() === "down";
  const { value, problem, reload } = useServerAnswer(listBots, {});
  return (
    <>
      <Title order={1} size="h3">
        {t("settings:bots.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("hint")}
      </Text>
      <Anchor href="/api/docs" target="_blank" size="sm" w="fit-content">
        {t("document")}
      </Anchor>
      {isOffline && (
        <Text component="output" size="sm">
          {t("offline")}
        </Text>
      )}
      <TryAgainAlert problem={problem} onTryAgain={reload} />
      {!value && !problem && <SkeletonList rows={3} />}
      {value && !value.mayAdd && <Text>{t("notAllowed")}</Text>}
      {value?.mayAdd && (
        <>
          <BotsSection bots={value.bots} isOffline={isOffline} onChanged={reload} />
          <section aria-labelledby="own-tokens">
            <Title order={2} size="h4" id="own-tokens">
              {t("tokens.title")}
            </Title>
            <Text c="dimmed" size="sm">
              {t("tokens.hint")}
            </Text>
            <TokensSection userId={userId} isOffline={isOffline} />
          </section>
        </>
      )}
    </>
  );
}
