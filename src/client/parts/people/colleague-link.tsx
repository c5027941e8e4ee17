import { Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { getPlanLink, removePlanLink } from "#contract/calls/plan-invite.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useAction } from "#client/parts/form/use-action.ts";
import { CopyField } from "#client/ui/form/copy-field.tsx";
import { LinkWishFields } from "./link-wish-fields.tsx";
import { type LinkWish, USUAL_WISH, worksUntil } from "./link-wish.ts";

type PlanLink = ReplyOf<typeof getPlanLink>;

interface ColleagueLinkProps {
  readonly planId: number;
}

/** The link by which colleagues join the plan, for who leads it; needs the network. */
export function ColleagueLink({ planId }: ColleagueLinkProps) {
  const { t } = useTranslation("people");
  const { call, quietCall, now } = useData();
  const { absolute } = useFormatTime();
  const [link, setLink] = useState<PlanLink>();
  const [wish, setWish] = useState<LinkWish>(USUAL_WISH);

  useEffect(() => {
    let left = false;
    void quietCall(getPlanLink, { planId }).then((result) => {
      // A link that was made meanwhile is told once: nothing older takes its place.
      if (!left && result.ok) setLink((made) => made ?? result.value);
    });
    return () => {
      left = true;
    };
  }, [quietCall, planId]);

  const expireTime = worksUntil(wish, now());
  const make = async () => {
    if (expireTime === undefined) return undefined;
    const { role } = wish;
    const result = await call(getPlanLink, { planId, refresh: true, expireTime, role });
    if (!result.ok) return result.failure;
    setLink(result.value);
    return undefined;
  };
  const revoke = async () => {
    const result = await call(removePlanLink, { planId });
    if (!result.ok) return result.failure;
    setLink({ planId, works: false, expireTime: 0, role: "member", joined: 0, code: "" });
    return undefined;
  };
  const { busy, problem, start } = useAction(async (change: typeof make) => change());

  const works = link?.works ?? false;
  const wordsOf = ({ expireTime: until, role, joined }: PlanLink) => {
    const as = t(`colleagueLink.roles.${role}`);
    if (!works)
      return until > 0 ? t("colleagueLink.over", { at: absolute(until) }) : t("colleagueLink.hint");
    return until > 0
      ? t("colleagueLink.works", { until: absolute(until), joined, as })
      : t("colleagueLink.lasts", { joined, as });
  };
  const address = link?.code ? `${location.origin}/manage/plan/invite?code=${link.code}` : "";
  return (
    <Stack gap="xs">
      {problem && (
        <Text role="alert" c="red" size="sm">
          {problem}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {link ? wordsOf(link) : t("colleagueLink.hint")}
      </Text>
      <LinkWishFields wish={wish} now={now()} onChange={setWish} />
      {address && <CopyField label={t("colleagueLink.link")} value={address} />}
      <Group>
        <Button
          variant="default"
          disabled={busy || expireTime === undefined}
          onClick={() => start(make)}
        >
          {t(works ? "colleagueLink.renew" : "colleagueLink.make")}
        </Button>
        {works && (
          <Button variant="subtle" color="red" disabled={busy} onClick={() => start(revoke)}>
            {t("colleagueLink.revoke")}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
