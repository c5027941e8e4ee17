import {
  IconLink,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconQrcode,
  IconRuler2,
  IconRubberStamp,
  IconShieldLock,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMarkForm } from "#client/parts/form-favourite/use-mark-form.ts";
import { FormIcon } from "#client/parts/form-icon/form-icon.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { useFormActions } from "./use-form-actions.ts";
import classes from "./form-center.module.css";

const FormLinksDialog = late(
  async () => (await import("./links/form-links-dialog.tsx")).FormLinksDialog,
);
const FormAboutDialog = late(
  async () => (await import("./about/form-about-dialog.tsx")).FormAboutDialog,
);
const FormPermissionsDialog = late(
  async () => (await import("./permissions/form-permissions-dialog.tsx")).FormPermissionsDialog,
);
const FormPoster = late(async () => (await import("./form-poster.tsx")).FormPoster);

/** What administrators do with a form. */
export type FormManaging = ReturnType<typeof useFormActions> & {
  /** Leads to what it asks for. */
  readonly onDesign: (formId: number) => void;
  /** Leads to how its records are decided. */
  readonly onFlow: (formId: number) => void;
};

interface FormTileProps {
  readonly form: CompanyForm;
  /** What it is called where it stands, and its icon there; as it says itself where left out. */
  readonly as?: Pick<CompanyForm, "name" | "icon">;
  /** Left out for those who only fill it in. */
  readonly managing?: FormManaging;
  readonly onOpen: (formId: number) => void;
}

/** A form to be opened, with its star and what administrators do with it. */
export function FormTile({ form, as = form, managing, onOpen }: FormTileProps) {
  const { t } = useTranslation("forms");
  const { id, state } = form;
  const { name, icon } = as;
  const star = useMarkForm(id, name);
  const [shown, setShown] = useState<"poster" | "links" | "permissions" | "about">();
  const open = {
    onPoster: () => setShown("poster"),
    onLinks: () => setShown("links"),
    onPermissions: () => setShown("permissions"),
    onAbout: () => setShown("about"),
  };
  const close = () => setShown(undefined);
  return (
    <article className={classes.tile}>
      <FormIcon className={classes.icon} name={icon} />
      <button type="button" className={classes.name} onClick={() => onOpen(id)}>
        {name}
      </button>
      {state === "draft" && <Tag tint="neutral">{t("draft")}</Tag>}
      {state === "off" && <Tag tint="neutral">{t("off")}</Tag>}
      <span className={classes.above}>
        <IconButton size="sm" {...star} />
        {managing && (
          <LateMenu
            label={t("actionsOf", { name })}
            items={itemsFor(form, { ...managing, ...open }, t)}
          />
        )}
      </span>
      {shown === "poster" && (
        <Opening>
          <FormPoster form={form} onClose={close} />
        </Opening>
      )}
      {shown === "links" && (
        <Opening>
          <FormLinksDialog form={form} onClose={close} />
        </Opening>
      )}
      {shown === "about" && (
        <Opening>
          <FormAboutDialog form={form} onClose={close} />
        </Opening>
      )}
      {shown === "permissions" && (
        <Opening>
          <FormPermissionsDialog form={form} onClose={close} />
        </Opening>
      )}
    </article>
  );
}

function itemsFor(
  form: CompanyForm,
  {
    onDesign,
    onFlow,
    onPoster,
    onLinks,
    onPermissions,
    onAbout,
    ...actions
  }: FormManaging & {
    readonly onPoster: () => void;
    readonly onLinks: () => void;
    readonly onPermissions: () => void;
    readonly onAbout: () => void;
  },
  t: ReturnType<typeof useTranslation<"forms">>["t"],
): ActionMenuItem[] {
  const isOn = form.state === "published";
  const turn: ActionMenuItem = isOn
    ? {
        key: "off",
        label: t("switchOff"),
        icon: IconPlayerPause,
        onClick: () => void actions.setState(form, "off"),
      }
    : {
        key: "publish",
        label: t("publish"),
        icon: IconPlayerPlay,
        onClick: () => void actions.setState(form, "published"),
      };
  const design = {
    key: "design",
    label: t("design"),
    icon: IconRuler2,
    onClick: () => onDesign(form.id),
  };
  const approval = {
    key: "approval",
    label: t("approval"),
    icon: IconRubberStamp,
    onClick: () => onFlow(form.id),
  };
  const permissions = {
    key: "permissions",
    label: t("permissions"),
    icon: IconShieldLock,
    onClick: onPermissions,
  };
  const poster = {
    key: "poster",
    label: t("poster"),
    icon: IconQrcode,
    onClick: onPoster,
    disabled: !isOn,
  };
  const links = {
    key: "links",
    label: t("links"),
    icon: IconLink,
    onClick: onLinks,
    disabled: !isOn,
  };
  const about = { key: "about", label: t("about"), icon: IconPencil, onClick: onAbout };
  const remove = {
    key: "remove",
    label: t("remove"),
    icon: IconTrash,
    onClick: () => void actions.remove(form),
    danger: true,
    disabled: isOn,
  };
  return [turn, design, approval, permissions, poster, links, about, remove];
}
