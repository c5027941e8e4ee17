import { IconQuestionMark } from "@tabler/icons-react";
import { kindIcons } from "./palette-groups.ts";

/** The picture of a kind, beside its name. */
export function KindIcon({ kind }: { readonly kind: string }) {
  const Picture = kindIcons[kind] ?? IconQuestionMark;
  return <Picture size="1rem" stroke={1.6} aria-hidden />;
}
