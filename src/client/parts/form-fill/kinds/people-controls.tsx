import { IconListSearch } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { useShownForm } from "../store/form-context.ts";
import { ChoiceSelect } from "./choice-select.tsx";
import type { ControlProps } from "./control-props.ts";
import classes from "./controls.module.css";
import { mixedChoices, unitChoices, userChoices } from "./people-choices.ts";

const DirectoryDialog = late(async () => (await import("./directory-dialog.tsx")).DirectoryDialog);

/** Colleagues, from this browser's own list. */
export function UserControl(props: ControlProps) {
  return <Directory {...props} choicesOf={userChoices} />;
}

/** Departments, positions, groups or roles. */
export function UnitControl(props: ControlProps) {
  return <Directory {...props} choicesOf={unitChoices} />;
}

/** People, departments, positions, groups and roles in one list. */
export function MixedControl(props: ControlProps) {
  return <Directory {...props} choicesOf={mixedChoices} />;
}

interface DirectoryProps extends ControlProps {
  readonly choicesOf: typeof userChoices;
}

/** Found by typing, or in the dialog that shows how everything hangs together. */
function Directory({ choicesOf, ...props }: DirectoryProps) {
  const { t } = useTranslation("form-fill");
  const { users, units } = useShownForm();
  const { node, names, onLeave } = props;
  const [opened, setOpened] = useState(false);
  const choices = useMemo(() => choicesOf({ users, units }, node), [choicesOf, users, units, node]);
  const close = () => {
    setOpened(false);
    onLeave();
  };
  return (
    <div className={classes.browse}>
      <ChoiceSelect {...props} choices={choices} />
      <IconButton
        icon={IconListSearch}
        label={t("browse", { name: names["aria-label"] ?? node.settings.label })}
        onClick={() => setOpened(true)}
      />
      <Opening>
        {opened && <DirectoryDialog {...props} choices={choices} onClose={close} />}
      </Opening>
    </div>
  );
}
