import { Text, TextInput } from "@mantine/core";
import { IconSearch, type Icon } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { useDesigning } from "../designing.ts";
import { PaletteKind } from "./palette-kind.tsx";
import { paletteGroups } from "./palette-groups.ts";
import { useNewPiece } from "./use-new-piece.ts";
import classes from "./palette.module.css";

/** What can be put into the form: pressed it goes behind what is chosen, dragged it goes where it is dropped. */
export function Palette() {
  const { t } = useTranslation("form-designer");
  const { chosen, draw } = useDesigning();
  const pieceOf = useNewPiece();
  const [words, setWords] = useState("");
  const wanted = words.trim().toLocaleLowerCase();
  const groups = paletteGroups.flatMap(({ name, kinds }) => {
    const found = Object.entries<Icon>(kinds)
      .map(([kind, icon]) => ({ kind, icon, label: t(`kind.${kind as "input"}`) }))
      .filter(({ kind, label }) => `${label}\n${kind}`.toLocaleLowerCase().includes(wanted));
    return found.length > 0 ? [{ name, found }] : [];
  });
  return (
    <section className={classes.palette} aria-label={t("fields")}>
      <TextInput
        type="search"
        aria-label={t("searchFields")}
        placeholder={t("searchFields")}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {groups.length === 0 && (
        <Text c="dimmed" size="sm">
          {t("noField", { words: words.trim() })}
        </Text>
      )}
      <Each rows={groups} keyOf={({ name }) => name}>
        {({ name, found }) => (
          <>
            <h2 className={classes.group}>{t(`group.${name}`)}</h2>
            <div className={classes.kinds}>
              <Each rows={found} keyOf={({ kind }) => kind}>
                {({ kind, icon, label }) => (
                  <PaletteKind
                    kind={kind}
                    icon={icon}
                    label={label}
                    onAdd={() =>
                      draw({ type: "add", piece: pieceOf(kind), to: { behind: chosen.at(-1) } })
                    }
                  />
                )}
              </Each>
            </div>
          </>
        )}
      </Each>
    </section>
  );
}
