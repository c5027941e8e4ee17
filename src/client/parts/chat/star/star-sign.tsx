import { IconStarFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** That the person has starred a message, in small beside its time. */
export function StarSign() {
  const { t } = useTranslation("message");
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an svg that says something; an img cannot draw it
  return <IconStarFilled size="0.8rem" role="img" aria-label={t("starred")} />;
}
