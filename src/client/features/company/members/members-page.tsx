import { Group, Select, Text, TextInput, Title } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import { localeOf } from "#base/languages.ts";
import { PersonAccessHost } from "./person-access.tsx";
import { findMembers, MEMBER_STATES, type MemberState } from "./find-members.ts";
import { MemberRow } from "./member-row.tsx";
import classes from "./members.module.css";
import { useMainPlaces } from "./use-main-places.ts";
import { useMemberActions } from "./use-member-actions.ts";

/** Height of a row, and of what stands around the list, pixels, until the page has measured them. */
const ROW = 56;
const AROUND_LIST = 280;

/** Everybody in the company, for administrators. */
export function MembersPage() {
  const { t, i18n } = useTranslation("administration");
  const { userId } = useData();
  const users = useUsers();
  const places = useMainPlaces();
  const actions = useMemberActions();
  const [text, setText] = useState("");
  const [state, setState] = useState<MemberState>("present");
  const scroller = useRef<HTMLDivElement>(null);
  const found = findMembers(users.values(), { state, text, locale: localeOf(i18n.language) });
  const list = useVirtualList({
    count: found.length,
    scroller,
    sizeAt: () => ROW,
    keyAt: (index) => found[index]?.id ?? index,
    overscan: 4,
    around: AROUND_LIST,
  });
  return (
    <>
      <Title order={1} size="h3">
        {t("members.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("members.hint")}
      </Text>
      <Group align="flex-end" grow>
        <TextInput
          label={t("members.search")}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Select
          label={t("members.show")}
          data={MEMBER_STATES.map((value) => ({ value, label: t(`members.states.${value}`) }))}
          value={state}
          onChange={(value) => setState(value ?? "present")}
          allowDeselect={false}
        />
      </Group>
      <Text c="dimmed" size="xs" aria-live="polite">
        {t("members.count", { count: found.length })}
      </Text>
      {found.length === 0 ? (
        <EmptyState icon={IconUsers} title={t("members.none")} hint={t("members.noneHint")} />
      ) : (
        <div ref={scroller} className={classes.scroller} data-scroll-restoration-id="members">
          <ul className={classes.list} style={{ height: list.getTotalSize() }}>
            {list.getVirtualItems().map((item) => {
              const user = found[item.index];
              return (
                user && (
                  <MemberRow
                    key={item.key}
                    user={user}
                    isSelf={user.id === userId}
                    place={places.get(user.id) ?? ""}
                    index={item.index}
                    start={item.start}
                    measure={list.measureElement}
                    onSetRole={actions.setRole}
                    onSetDisabled={actions.setDisabled}
                  />
                )
              );
            })}
          </ul>
        </div>
      )}
      <PersonAccessHost />
    </>
  );
}
