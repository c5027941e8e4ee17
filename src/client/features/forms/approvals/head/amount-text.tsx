import { useTranslation } from "react-i18next";
import { numberText } from "#client/parts/form-fill/number-text.ts";
import type { Amount } from "#domain/approval/request-head.ts";

interface AmountTextProps {
  /** Nothing is drawn where it is undefined. */
  readonly amount: Amount | undefined;
  readonly className: string | undefined;
}

/** How much a request is about, as the language writes it. */
export function AmountText({ amount, className }: AmountTextProps) {
  const { i18n } = useTranslation("approvals");
  if (!amount) return null;
  return <span className={className}>{numberText(amount, amount.value, i18n.language)}</span>;
}
