import { Radio } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FORM_ICONS, FormIcon } from "./form-icon.tsx";
import classes from "./icon-field.module.css";

const USUAL = "usual";

interface IconFieldProps {
  /** "" = the usual one. */
  readonly value: string;
  readonly onChange: (icon: string) => void;
  /** The usual one, where that is not the one of forms, and what it is called. */
  readonly usual?: { readonly picture: ReactNode; readonly label: string };
}

/** Chooses one of the icons by which forms and applications are told from others. */
export function IconField({ value, onChange, usual }: IconFieldProps) {
  const { t } = useTranslation("form-about");
  return (
    <Radio.Group
      label={t("icon")}
      value={value || USUAL}
      onChange={(icon) => onChange(icon === USUAL ? "" : icon)}
    >
      <div className={classes.icons}>
        <Radio.Card
          value={USUAL}
          aria-label={usual?.label ?? t("icons.usual")}
          className={classes.icon}
        >
          {usual?.picture ?? <FormIcon name="" />}
        </Radio.Card>
        {FORM_ICONS.map((each) => (
          <Radio.Card
            key={each}
            value={each}
            aria-label={t(`icons.${each}`)}
            className={classes.icon}
          >
            <FormIcon name={each} />
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
