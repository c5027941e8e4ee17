import { Button, Input } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { ValueFields } from "#client/parts/form-query/value-fields.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { ConditionSymbol } from "#domain/form/conditions/condition-symbols.ts";
import type { Json } from "#domain/form/json/json.ts";
import type { ListSearch } from "#domain/form/list/list-search.ts";
import { nodeOfSearch } from "#domain/form/list/list-tree.ts";
import { searchesOfText, writeSearches } from "#domain/record/record-search.ts";
import { SEARCH_PAUSE } from "#domain/record/record-limits.ts";
import classes from "./search-fields.module.css";

interface SearchFieldsProps {
  readonly fields: readonly ListSearch[];
  readonly surroundings: FormSurroundings;
  /** JSON of what is searched for, by path. */
  readonly find: string;
  readonly onFind: (find: string) => void;
}

/** What is searched for in single fields, each asked with by its kind (forms-approvals 2); asked for once the person has paused. */
export function SearchFields({ fields, surroundings, find, onFind }: SearchFieldsProps) {
  const { t } = useTranslation("records");
  const [asked, setAsked] = useState(() => searchesOfText(find));
  const [rounds, setRounds] = useState(0);
  const said = useRef(find);
  const say = useDebouncedCallback(
    (wanted: string) => {
      said.current = wanted;
      onFind(wanted);
    },
    { delay: SEARCH_PAUSE, flushOnUnmount: true },
  );
  const clear = () => {
    say.cancel();
    onFind("");
  };
  useEffect(() => {
    // Somebody went back, followed a link, or began anew.
    if (find !== said.current) {
      setAsked(searchesOfText(find));
      setRounds((count) => count + 1);
    }
    said.current = find;
  }, [find]);
  return (
    <fieldset aria-label={t("searchFields")} className={classes.fields}>
      <Each rows={fields} keyOf={({ piece }) => piece.path}>
        {(search) => {
          const { path } = search.piece;
          return (
            <Input.Wrapper
              key={rounds}
              label={labelOf(search.piece)}
              labelElement="div"
              className={classes.field}
              data-span={search.type === 3 || undefined}
            >
              <ValueFields
                piece={search.piece}
                symbol={symbolOf(search)}
                value={shownValue(search, asked[path])}
                label={labelOf(search.piece)}
                surroundings={surroundings}
                onValue={(value) => {
                  const wanted = { ...asked, [path]: value };
                  setAsked(wanted);
                  say(writeSearches(wanted));
                }}
              />
            </Input.Wrapper>
          );
        }}
      </Each>
      <Button variant="default" disabled={find === ""} onClick={clear}>
        {t("queryClear")}
      </Button>
    </fieldset>
  );
}

/** What was asked for by a node of the tree beside the list is shown as if it had been typed. */
function shownValue({ piece }: ListSearch, value: Json = null): Json {
  return piece.node.kind.search === "input" ? (nodeOfSearch(value) ?? value) : value;
}

/** By which value is asked for: from to, several of which one is enough, or a single one. */
function symbolOf({ type, several }: ListSearch): ConditionSymbol {
  if (type === 3) return "between";
  return several ? "in" : "==";
}
