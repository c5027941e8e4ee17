import { useTranslation } from "react-i18next";
import { keysOf } from "./key-config.ts";
import { useKeyConfig } from "./kept-keys.ts";
import { isTouch } from "#client/platform/is-touch.ts";
import { late } from "#client/ui/late.tsx";
import { sendKeyOf } from "./send-key.ts";
import { chatShortcuts } from "./shared-shortcuts.ts";

// Most people never need it.
const OtherKeys = late(async () => (await import("./other-keys.tsx")).OtherKeys);

/** Which keys send what is written; nothing where there are no keys to press. */
export function SendHint({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation("chat");
  const config = useKeyConfig();
  const [keys] = keysOf(chatShortcuts.send, config);
  if (isTouch) return <span className={className} />;
  if (sendKeyOf(config) === "enter") return <span className={className}>{t("sendHint")}</span>;
  return <span className={className}>{keys && <OtherKeys keys={keys} />}</span>;
}
