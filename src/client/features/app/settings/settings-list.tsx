import { NavLink, Stack, Title } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type SettingsPage, settingsGroups } from "#client/parts/settings/settings-page.ts";

interface SettingsListProps {
  /** Pages that this person may see. */
  readonly pages: readonly SettingsPage[];
  /** Name of the page that is shown beside the list; undefined where none is. */
  readonly openName: string | undefined;
  readonly onOpenPage: (name: string) => void;
}

/** The pages by what they are about; a part without pages is left out. */
export function SettingsList({ pages, openName, onOpenPage }: SettingsListProps) {
  const { t } = useTranslation("settings");
  const id = useId();
  return (
    <Stack component="nav" aria-label={t("title")} gap="md" pb="md">
      {settingsGroups.map((group) => {
        const rows = pages.filter((page) => page.group === group);
        if (rows.length === 0) return undefined;
        const heading = `${id}${group}`;
        return (
          <section key={group} aria-labelledby={heading}>
            <Title order={2} id={heading} px="sm" py="xs" size="xs" c="dimmed">
              {t(`groups.${group}`)}
            </Title>
            {rows.map(({ name, label, icon: Icon }) => (
              <NavLink
                key={name}
                component="button"
                label={t(label)}
                active={name === openName}
                aria-current={name === openName ? "page" : undefined}
                leftSection={<Icon size="1.1rem" aria-hidden />}
                onClick={() => onOpenPage(name)}
              />
            ))}
          </section>
        );
      })}
    </Stack>
  );
}
