import { Button, Stack, Text, TextInput, Title } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { licenses } from "virtual:licenses";
import classes from "./license.module.css";

/** Under which terms the product may be used, and what it is made of. */
export function LicensePage() {
  const { t } = useTranslation("license");
  const [text, setText] = useState("");
  const [open, setOpen] = useState<string>();
  const wanted = text.trim().toLowerCase();
  const found = licenses.packages.filter(({ name, license }) =>
    `${name} ${license}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <Title order={1} size="h3">
        {t("title")}
      </Title>
      <Text>{t("own")}</Text>
      <LicenseText label={t("own")} text={licenses.own} />
      <Title order={2} size="h4">
        {t("parts", { count: licenses.packages.length })}
      </Title>
      <TextInput
        aria-label={t("find")}
        placeholder={t("find")}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {found.length === 0 && <Text c="dimmed">{t("noneFound")}</Text>}
      <ul className={classes.list}>
        {found.map(({ name, version, license, text: place }) => {
          const key = `${name}-${version}`;
          const words = licenses.texts[place] ?? "";
          return (
            <li key={key} className={classes.row}>
              <div className={classes.line}>
                <Stack gap={0}>
                  <Text fw={500} id={`name-${key}`}>
                    {name}
                  </Text>
                  <Text c="dimmed" size="xs">
                    {version} · {license}
                  </Text>
                </Stack>
                {words !== "" && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-expanded={open === key}
                    id={`show-${key}`}
                    aria-labelledby={`show-${key} name-${key}`}
                    onClick={() => setOpen(open === key ? undefined : key)}
                  >
                    {t(open === key ? "hide" : "show")}
                  </Button>
                )}
              </div>
              {open === key && <LicenseText label={name} text={words} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The words of a licence, as its authors wrote them. */
function LicenseText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <section className={classes.text} lang="en" aria-label={label} tabIndex={0}>
      {text}
    </section>
  );
}
