import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { listTokens, removeToken } from "#contract/calls/programs/bot.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useNow } from "#client/i18n/use-now.ts";
import { useTakeBack } from "#client/parts/failure/use-take-back.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { TokenForm } from "./token-form.tsx";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";

type Token = ReplyOf<typeof listTokens>[number];

interface TokensSectionProps {
  /** Whose tokens: a bot's, or those of the person who looks at it. */
  readonly userId: number;
  readonly isOffline: boolean;
}

/** The access tokens that there are, and making one. */
export function TokensSection({ userId, isOffline }: TokensSectionProps) {
  const { t } = useTranslation("bots");
  const { value, problem, reload } = useServerAnswer(listTokens, { userId });
  return (
    <Stack gap="sm">
      {problem && (
        <Alert color="orange" role="alert">
          {problem}
        </Alert>
      )}
      {value?.length === 0 && <Text size="sm">{t("tokens.none")}</Text>}
      <Each rows={value ?? []} keyOf={({ id }) => id}>
        {(token) => <TokenRow token={token} onRevoked={reload} />}
      </Each>
      <TokenForm userId={userId} isOffline={isOffline} onMade={reload} />
    </Stack>
  );
}

interface TokenRowProps {
  readonly token: Token;
  readonly onRevoked: () => void;
}

/** What a token is for, what it may do, when it was used, and taking it back. */
function TokenRow({ token, onRevoked }: TokenRowProps) {
  const { t } = useTranslation("bots");
  const takeBack = useTakeBack(onRevoked);
  const { day } = useFormatTime();
  const now = useNow();
  const { id, name, scopes, lastTime, expireTime } = token;
  const revoke = async () => {
    const question = {
      title: t("tokens.revokeTitle", { name }),
      message: t("tokens.revokeMessage"),
      confirmLabel: t("tokens.revoke"),
    };
    await takeBack(question, removeToken, { id });
  };
  const facts = [
    scopes.map((scope) => t(`tokens.scope.${scope}`)).join(", "),
    expireTime <= now ? t("tokens.expired") : t("tokens.until", { day: day(expireTime) }),
  ];
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text fw={500}>{name}</Text>
        <Text c="dimmed" size="xs">
          {facts.join(" · ")}
        </Text>
        <Text c="dimmed" size="xs">
          {t(lastTime > 0 ? "tokens.used" : "tokens.neverUsed")}{" "}
          {lastTime > 0 && <RelativeTime time={lastTime} />}
        </Text>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t("tokens.revokeNamed", { name })}
        onClick={() => void revoke()}
      >
        {t("tokens.revoke")}
      </Button>
    </Group>
  );
}
