import { Text, TextInput } from "@mantine/core";
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import classes from "./people.module.css";
import { rankPeople } from "./rank-people.ts";

/** From so many people on one looks for a name, and only those who can be seen are in the page. */
const MANY = 40;
/** Height of a row, and of what stands around the list, pixels, until the page has measured them. */
const ROW = 44;
const AROUND_LIST = 400;

interface PeopleListProps {
  readonly people: readonly number[];
  readonly label: string;
  /** Who stands at the top of a long list, which goes by names otherwise. */
  readonly firstId?: number | undefined;
  readonly children: (userId: number) => ReactNode;
}

/** People one below the other, however many they are: a short list as it comes, a long one by names and with a search. */
export function PeopleList({ people, children: draw, ...rest }: PeopleListProps) {
  if (people.length > MANY) {
    return (
      <LongList people={people} {...rest}>
        {draw}
      </LongList>
    );
  }
  return (
    <Each rows={people} keyOf={(id) => id}>
      {(id) => draw(id)}
    </Each>
  );
}

function LongList({ people, label, firstId, children: draw }: PeopleListProps) {
  const { t, i18n } = useTranslation("people");
  const users = useUsers();
  const [text, setText] = useState("");
  const words = useDeferredValue(text);
  const scroller = useRef<HTMLDivElement>(null);
  const byName = useMemo(() => {
    const order = new Intl.Collator(localeOf(i18n.language), { numeric: true });
    return people
      .map((id) => ({ id, name: users.get(id)?.nickname ?? "" }))
      .toSorted(
        (left, right) =>
          Number(right.id === firstId) - Number(left.id === firstId) ||
          order.compare(left.name, right.name),
      );
  }, [people, users, firstId, i18n.language]);
  const found = useMemo(() => rankPeople(byName, words), [byName, words]);
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
      <TextInput
        label={t("search")}
        placeholder={t("searchHint")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {found.length === 0 && (
        <Text c="dimmed" size="sm">
          {t("nobody")}
        </Text>
      )}
      <section aria-label={label}>
        <div
          ref={scroller}
          className={classes.longList}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <ul className={classes.rows} style={{ height: list.getTotalSize() }}>
            {list.getVirtualItems().map((item) => {
              const person = found[item.index];
              return (
                person && (
                  <li
                    key={item.key}
                    ref={list.measureElement}
                    data-index={item.index}
                    className={classes.row}
                    style={{ transform: `translateY(${item.start}px)` }}
                    aria-setsize={found.length}
                    aria-posinset={item.index + 1}
                  >
                    <Boundary row={person}>{draw(person.id)}</Boundary>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      </section>
    </>
  );
}
