import { Text } from "@mantine/core";
import {
  IconKey,
  IconShieldOff,
  IconShieldPlus,
  IconUserCheck,
  IconUserOff,
} from "@tabler/icons-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { type ActionMenuItem, ActionMenu } from "#client/ui/menu/menu.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import type { User } from "#domain/user/user.ts";
import { askPersonAccess } from "./person-access.tsx";
import classes from "./members.module.css";

interface MemberRowProps {
  readonly user: User;
  /** Whether it is the person who looks at it. */
  readonly isSelf: boolean;
  /** The main department and position, where there are any. */
  readonly place: string;
  readonly index: number;
  readonly start: number;
  readonly measure: Ref<HTMLLIElement>;
  readonly onSetRole: (user: User, isAdmin: boolean) => void;
  readonly onSetDisabled: (user: User, disabled: boolean) => void;
}

/** A person of the company with role and state, and what an administrator can do about them. */
export function MemberRow({ index, start, measure, ...facts }: MemberRowProps) {
  return (
    <li
      ref={measure}
      data-index={index}
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
    >
      <Boundary row={facts.user}>
        <MemberFacts {...facts} />
      </Boundary>
    </li>
  );
}

function MemberFacts({
  user,
  isSelf,
  place,
  ...does
}: Omit<MemberRowProps, "index" | "start" | "measure">) {
  const { t } = useTranslation("administration");
  const { nickname, isAdmin, disableTime, deleteTime } = user;
  const role = t(isAdmin ? "members.administrator" : "members.member");
  return (
    <>
      <InitialsAvatar id={user.id} name={nickname} size="large" />
      <div className={classes.about}>
        <Text fw={500} truncate>
          {nickname}
        </Text>
        <Text c="dimmed" size="xs" truncate>
          {[role, place, isSelf && t("members.you")].filter(Boolean).join(" · ")}
        </Text>
      </div>
      {deleteTime > 0 && <Tag tint="neutral">{t("members.left")}</Tag>}
      {deleteTime === 0 && disableTime > 0 && <Tag tint="red">{t("members.disabled")}</Tag>}
      {deleteTime === 0 && <MemberMenu user={user} isSelf={isSelf} {...does} />}
    </>
  );
}

function MemberMenu({
  user,
  isSelf,
  onSetRole,
  onSetDisabled,
}: Pick<MemberRowProps, "user" | "isSelf" | "onSetRole" | "onSetDisabled">) {
  const { t } = useTranslation("administration");
  const { t: tAccount } = useTranslation("account");
  const isDisabled = user.disableTime > 0;
  const role: ActionMenuItem = {
    key: "role",
    label: t(user.isAdmin ? "members.makeMember" : "members.makeAdministrator"),
    icon: user.isAdmin ? IconShieldOff : IconShieldPlus,
    onClick: () => onSetRole(user, !user.isAdmin),
  };
  const access: ActionMenuItem = {
    key: "access",
    label: t(isDisabled ? "members.restore" : "members.disable"),
    icon: isDisabled ? IconUserCheck : IconUserOff,
    onClick: () => onSetDisabled(user, !isDisabled),
    danger: !isDisabled,
    disabled: isSelf,
  };
  const password: ActionMenuItem = {
    key: "password",
    label: tAccount("access.menu"),
    icon: IconKey,
    onClick: () => askPersonAccess({ id: user.id, name: user.nickname }),
    disabled: isDisabled,
  };
  return (
    <ActionMenu
      label={t("members.actions", { name: user.nickname })}
      items={[role, password, "divider", access]}
    />
  );
}
