import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { type listFormLinks, removeFormLink } from "#contract/calls/forms/form-link.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useTakeBack } from "#client/parts/failure/use-take-back.ts";
import { HandedOutLink } from "#client/parts/outside/handed-out-link.tsx";

interface FormLinkRowProps {
  readonly link: ReplyOf<typeof listFormLinks>["links"][number];
  readonly canRevoke: boolean;
  readonly onRevoked: () => void;
}

/** What a link is for, who made it and when, how much came by it, and taking it back. */
export function FormLinkRow({ link, canRevoke, onRevoked }: FormLinkRowProps) {
  const { t } = useTranslation("form-link");
  const takeBack = useTakeBack(onRevoked);
  const { day } = useFormatTime();
  const { id, name, expireTime, maxUses, uses, works } = link;
  const revoke = async () => {
    const question = {
      title: t("revokeTitle"),
      message: t("revokeMessage"),
      confirmLabel: t("revoke"),
    };
    await takeBack(question, removeFormLink, { id });
  };
  const facts = [
    works ? "" : t("rests"),
    expireTime > 0 ? t("until", { day: day(expireTime) }) : t("always"),
    maxUses > 0 ? t("recordsOf", { count: maxUses, uses }) : t("records", { count: uses }),
  ];
  const words = {
    somebody: t("somebody"),
    last: t("lastRecord"),
    revoke: t("revoke"),
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
