import { ScrollArea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { type ListTree, nodeOfSearch, searchOfNode } from "#domain/form/list/list-tree.ts";
import { searchesOfText, writeSearches } from "#domain/record/record-search.ts";
import classes from "./list-tree.module.css";
import { NodeList } from "./node-list.tsx";
import { nodesWith, treeNodes, wayTo } from "./tree-nodes.ts";

interface ListTreePaneProps {
  readonly tree: ListTree;
  readonly surroundings: FormSurroundings;
  /** JSON of what is searched for, by path. */
  readonly find: string;
  readonly onFind: (find: string) => void;
}

/** The tree beside a list: what is pressed in it is all that the list shows (list type 2, forms-approvals 2). */
export function ListTreePane({ tree, surroundings, find, onFind }: ListTreePaneProps) {
  const { t } = useTranslation("records");
  const [words, setWords] = useState("");
  const nodes = treeNodes(tree, surroundings);
  const asked = searchesOfText(find);
  const { path } = tree.piece;
  const pressed = nodeOfSearch(asked[path]);
  const title = tree.title || labelOf(tree.piece);
  const say = (value: (typeof asked)[string]) => onFind(writeSearches({ ...asked, [path]: value }));
  const way = nodes && pressed !== undefined ? wayTo(nodes, pressed) : undefined;
  const found = nodes && nodesWith(nodes, words);
  return (
    <nav className={classes.pane} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {tree.isSearched && nodes && (
        <TextInput
          type="search"
          size="xs"
          className={classes.search}
          aria-label={t("treeSearch", { title })}
          placeholder={t("search")}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <ScrollArea className={classes.body}>
        {!found && <p className={classes.none}>{t("treeNotHere")}</p>}
        {found && (
          <NodeList
            nodes={found}
            pressed={pressed}
            all={words.trim() === "" ? t("treeAll") : undefined}
            // What is found by words is shown with all that leads to it.
            opened={words.trim() === "" ? new Set((way ?? []).map(({ id }) => String(id))) : "all"}
            onPress={(id) => say(id === undefined ? null : searchOfNode(tree.piece, id))}
          />
        )}
        {found?.length === 0 && words.trim() !== "" && (
          <p className={classes.none}>{t("nothingFound", { words: words.trim() })}</p>
        )}
      </ScrollArea>
    </nav>
  );
}
