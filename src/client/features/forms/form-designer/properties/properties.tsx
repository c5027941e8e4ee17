import { Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useDesigning } from "../designing.ts";
import { kindName } from "../piece-name.ts";
import { FormSettingsFields } from "./form-settings-fields.tsx";
import { PieceFields } from "./piece-fields.tsx";
import classes from "./properties.module.css";

/** What is chosen, with all that can be said of it: one piece, several, or the form itself. */
export function Properties() {
  const { t } = useTranslation("form-designer");
  const { chosen, pieces } = useDesigning();
  const known = pieces.filter(({ path }) => chosen.includes(path));
  const [first, ...others] = known;
  return (
    <section className={classes.properties} aria-label={t("properties")} data-properties>
      <h2 className={classes.heading}>
        {!first && t("formSettings")}
        {first && others.length === 0 && kindName(first.node, t)}
        {others.length > 0 && t("severalChosen", { count: known.length })}
      </h2>
      {first && <Acts paths={known.map(({ path }) => path)} />}
      {!first && <FormSettingsFields />}
      {first && others.length === 0 && <PieceFields key={first.path} piece={first} />}
      {others.length > 0 && (
        <Text c="dimmed" size="sm">
          {t("severalHint")}
        </Text>
      )}
    </section>
  );
}

function Acts({ paths }: { readonly paths: readonly string[] }) {
  const { t } = useTranslation("form-designer");
  const { draw } = useDesigning();
  return (
    <div className={classes.acts}>
      <IconButton
        icon={IconArrowUp}
        label={t("moveUp")}
        onClick={() => draw({ type: "shift", paths, by: -1 })}
      />
      <IconButton
        icon={IconArrowDown}
        label={t("moveDown")}
        onClick={() => draw({ type: "shift", paths, by: 1 })}
      />
      <IconButton
        icon={IconCopy}
        label={t("duplicate")}
        onClick={() => draw({ type: "copy", paths })}
      />
      <IconButton
        icon={IconTrash}
        label={t("remove")}
        onClick={() => draw({ type: "remove", paths })}
      />
    </div>
  );
}
