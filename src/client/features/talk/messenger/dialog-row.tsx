import {
  type Icon,
  IconBellOff,
  IconBookmark,
  IconChartBar,
  IconChecklist,
  IconListNumbers,
  IconFile,
  IconMessages,
  IconMicrophone,
  IconPhoto,
  IconPin,
  IconShieldCheck,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useOnline, useUsers } from "#client/live/use-users.ts";
import { CountBadge } from "#client/ui/count-badge/count-badge.tsx";
import { BotTag } from "#client/parts/people/bot-tag.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { late } from "#client/ui/late.tsx";
import { LateMenuButton } from "#client/ui/menu/late-menu.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { replaceMentions } from "#domain/message/mention.ts";
import classes from "./messenger.module.css";

const loadMenu = () => import("./dialog-menu.tsx");
const DialogMenu = late(async () => (await loadMenu()).DialogMenu);

interface DialogRowProps {
  readonly view: DialogView;
  readonly name: string;
  readonly index: number;
  /** Pixels from the head of the list. */
  readonly start: number;
  readonly open: boolean;
  readonly onOpen: (dialogId: number) => void;
}

/** A dialog in the list: who, the last words, when, and what is unread. */
export function DialogRow({ index, start, ...facts }: DialogRowProps) {
  const { view, name, open } = facts;
  return (
    <li
      className={classes.row}
      data-index={index}
      data-open={open || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      <Boundary row={view}>
        <DialogFacts {...facts} />
      </Boundary>
      <RowMenu view={view} name={name} />
    </li>
  );
}

function DialogFacts({ view, name, open, onOpen }: Omit<DialogRowProps, "index" | "start">) {
  const { t } = useTranslation("messenger");
  const { short, absolute } = useFormatTime();
  const online = useOnline();
  const { dialog, setting, otherUserId, tag } = view;
  const time = dialog.lastTime || dialog.createTime;
  return (
    <>
      <InitialsAvatar
        id={otherUserId ?? dialog.id}
        name={name}
        {...(dialog.avatar && { picture: dialog.avatar })}
        size="large"
        online={otherUserId !== undefined && online?.has(otherUserId) === true}
      />
      <div className={classes.words}>
        <div className={classes.line}>
          <button
            type="button"
            className={classes.name}
            data-row-focus
            aria-current={open || undefined}
            onClick={() => onOpen(dialog.id)}
          >
            {name}
          </button>
          {otherUserId !== undefined && <BotTag userId={otherUserId} />}
          {tag && <Tag tint="neutral">{t(`tag.${tag}`)}</Tag>}
          {setting?.color && <Swatch color={setting.color} />}
          {setting?.topTime ? <Sign icon={IconPin} label={t("pinned")} /> : null}
          {setting?.silence === 1 && <Sign icon={IconBellOff} label={t("silent")} />}
          <time className={classes.time} title={absolute(time)}>
            {short(time)}
          </time>
        </div>
        <div className={classes.line}>
          <Preview view={view} open={open} />
          {view.mention > 0 && <strong className={classes.called}>@</strong>}
          {view.todoNum > 0 && <Tag tint="amber">{t("todoNum", { count: view.todoNum })}</Tag>}
          <CountBadge count={view.badge} label={t("unread", { count: view.badge })} />
        </div>
      </div>
    </>
  );
}

interface SignProps {
  readonly icon: Icon;
  readonly label: string;
}

function Sign({ icon: Drawing, label }: SignProps) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an svg that says something; an img cannot draw it
  return <Drawing size="0.8rem" aria-label={label} role="img" />;
}

/** What stands before a line that tells of a mark, and before what is asked. */
const MARK_LOOKS: Readonly<Record<string, Icon>> = {
  tag: IconBookmark,
  top: IconPin,
  todo: IconChecklist,
  vote: IconChartBar,
  "word-chain": IconListNumbers,
  merged: IconMessages,
  record: IconMicrophone,
  notice: IconShieldCheck,
};

/** What a message is, before its words. */
function KindMark({ mtype }: { readonly mtype: string }) {
  const look = { className: classes.mark, size: "0.9rem", "aria-hidden": true } as const;
  if (mtype === "image") return <IconPhoto {...look} />;
  if (mtype === "file") return <IconFile {...look} />;
  const Drawing = MARK_LOOKS[mtype];
  return Drawing ? <Drawing {...look} /> : null;
}

function Preview({ view, open }: { readonly view: DialogView; readonly open: boolean }) {
  const { t } = useTranslation("messenger");
  const { userId } = useData();
  const users = useUsers();
  const nameOf = (id: number) => users.get(id)?.nickname ?? "";
  const { lastMsg, type } = view.dialog;
  // What is being written stands in the open chat itself.
  if (!open && view.draft && view.draft.text !== "") {
    return (
      <span className={classes.preview}>
        <span className={classes.draft}>{t("draft")}</span> {view.draft.text}
      </span>
    );
  }
  if (!lastMsg) return <span className={classes.preview}>{t("noMessages")}</span>;
  if (lastMsg.mtype === "removed") return <span className={classes.preview}>{t("removed")}</span>;
  if (lastMsg.mtype === "expired") return <span className={classes.preview}>{t("expired")}</span>;
  const preview =
    lastMsg.mtype === "sticker" ? t("sticker", { name: lastMsg.preview }) : lastMsg.preview;
  const words =
    lastMsg.mtype === "withdrawn" || lastMsg.mtype === "notice"
      ? t(lastMsg.mtype)
      : replaceMentions(preview, (id) => `@${id === 0 ? t("everybody") : nameOf(id)}`);
  const isMine = lastMsg.userId === userId && lastMsg.name === undefined;
  const author = isMine ? t("you") : (lastMsg.name ?? nameOf(lastMsg.userId));
  return (
    <span className={classes.preview}>
      <KindMark mtype={lastMsg.mtype} />
      {type === "group" || isMine ? t("said", { author, words }) : words}
    </span>
  );
}

function RowMenu({ view, name }: { readonly view: DialogView; readonly name: string }) {
  const { t } = useTranslation("messenger");
  return (
    <div className={classes.rowMenu}>
      <LateMenuButton
        label={t("rowMenu", { name })}
        load={loadMenu}
        menu={<DialogMenu view={view} name={name} />}
      />
    </div>
  );
}
