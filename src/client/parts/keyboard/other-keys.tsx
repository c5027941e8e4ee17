import { useTranslation } from "react-i18next";
import { useCombinationText } from "./key-words.ts";

/** That other keys send than most people use; the names of keys are words of their own. */
export function OtherKeys({ keys }: { readonly keys: string }) {
  const { t } = useTranslation("chat");
  const textOf = useCombinationText();
  return t("sendHintKeys", { keys: textOf(keys) });
}
