import { NativeSelect, Select, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import dayjs from "dayjs";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ChatQuestion } from "#client/data/search/chat-search.ts";
import { useUsers } from "#client/live/use-users.ts";
import { DayRange } from "#client/parts/time/day-range.tsx";
import { SEARCH_KEY_MAX } from "#domain/limits.ts";
import { type SoughtKind, soughtKinds } from "#domain/message/sought-kind.ts";
import classes from "./search-panel.module.css";

/** What stands in the fields; days as YYYY-MM-DD, "" = any. */
export interface TypedQuestion {
  readonly words: string;
  readonly userId: number | undefined;
  readonly kind: SoughtKind | undefined;
  readonly from: string;
  readonly to: string;
}

export const noQuestion: TypedQuestion = {
  words: "",
  userId: undefined,
  kind: undefined,
  from: "",
  to: "",
};

/** Days are the person's own, from midnight to midnight. */
export function questionOf({ from, to, ...rest }: TypedQuestion): ChatQuestion {
  return {
    ...rest,
    from: from ? dayjs(from).valueOf() : undefined,
    to: to ? dayjs(to).add(1, "day").valueOf() : undefined,
  };
}

interface SearchFieldsProps {
  readonly typed: TypedQuestion;
  readonly people: readonly number[];
  readonly onType: (part: Partial<TypedQuestion>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Words, who, what and when. */
export function SearchFields({ typed, people, onType, onKeyDown }: SearchFieldsProps) {
  const { t } = useTranslation("chat-search");
  const users = useUsers();
  const named = people
    .map((id) => ({ value: String(id), label: users.get(id)?.nickname ?? "" }))
    .filter(({ label }) => label !== "")
    .toSorted((left, right) => left.label.localeCompare(right.label));
  const kinds = soughtKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }));
  return (
    <div className={classes.fields}>
      <TextInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the search came to type
        autoFocus
        type="search"
        enterKeyHint="search"
        aria-label={t("field")}
        placeholder={t("field")}
        maxLength={SEARCH_KEY_MAX}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        value={typed.words}
        onChange={(event) => onType({ words: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <div className={classes.pair}>
        <Select
          size="xs"
          label={t("who")}
          placeholder={t("anybody")}
          data={named}
          value={typed.userId === undefined ? null : String(typed.userId)}
          onChange={(value) => onType({ userId: value ? Number(value) : undefined })}
          searchable
          clearable
          clearButtonProps={{ "aria-label": t("anybody") }}
        />
        <NativeSelect
          size="xs"
          label={t("what")}
          data={[{ value: "", label: t("anyKind") }, ...kinds]}
          value={typed.kind ?? ""}
          onChange={(event) =>
            onType({ kind: soughtKinds.find((kind) => kind === event.currentTarget.value) })
          }
        />
      </div>
      <DayRange
        from={typed.from}
        to={typed.to}
        fromLabel={t("from")}
        toLabel={t("to")}
        onChange={onType}
      />
    </div>
  );
}
