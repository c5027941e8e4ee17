import { IconStack2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import type { useMarkups } from "./use-markups.ts";

/** Whose markups are shown, and the scale of what is measured. */
export function LayersMenu({ markups }: { readonly markups: ReturnType<typeof useMarkups> }) {
  const { t } = useTranslation("drawing");
  const users = useUsers();
  const { people, hidden, turn, rescale } = markups;
  if (people.length === 0) return null;
  return (
    <LateMenu
      label={t("layers")}
      icon={IconStack2}
      size="md"
      items={[
        ...people.map((id) => ({
          key: String(id),
          label: t("layerOf", { name: users.get(id)?.nickname ?? "" }),
          checked: !hidden.has(id),
          onClick: () => turn(id),
        })),
        ...(rescale
          ? ["divider" as const, { key: "scale", label: t("setScale"), onClick: rescale }]
          : []),
      ]}
    />
  );
}
