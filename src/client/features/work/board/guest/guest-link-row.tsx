import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { type listGuestLinks, removeGuestLink } from "#contract/calls/plans/guest-link.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useTakeBack } from "#client/parts/failure/use-take-back.ts";
import { HandedOutLink } from "#client/parts/outside/handed-out-link.tsx";

interface GuestLinkRowProps {
  readonly link: ReplyOf<typeof listGuestLinks>[number];
  readonly canRevoke: boolean;
  readonly onRevoked: () => void;
}

/** Whom a link is for, who made it and when, what it shows and how long, how often it was used, and taking it back. */
export function GuestLinkRow({ link, canRevoke, onRevoked }: GuestLinkRowProps) {
  const { t } = useTranslation(["guest-link", "public-link"]);
  const takeBack = useTakeBack(onRevoked);
  const { day } = useFormatTime();
  const { id, name, expireTime } = link;
  const revoke = async () => {
    const question = {
      title: t("public-link:revokeTitle"),
      message: t("public-link:revokeMessage"),
      confirmLabel: t("public-link:revoke"),
    };
    await takeBack(question, removeGuestLink, { id });
  };
  const facts = [
    link.works ? "" : t("sleeps"),
    t("public-link:until", { day: day(expireTime) }),
    link.hasPassword ? t("public-link:withPassword") : "",
    link.withFields ? t("fieldsShown") : "",
    link.withArchived ? t("archivedShown") : "",
    t("public-link:visits", { count: link.visits }),
  ];
  const words = {
    somebody: t("public-link:somebody"),
    last: t("public-link:lastVisit"),
    revoke: t("public-link:revoke"),
    revokeNamed: t("revokeNamed", { name }),
  };
  return (
    <HandedOutLink
      link={link}
      facts={facts}
      words={words}
      canRevoke={canRevoke}
      onRevoke={() => void revoke()}
    />
  );
}
