import { Button, Group, Stack, Tabs, Text, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { DirectoryNode } from "#domain/organisation/directory/directory-node.ts";
import classes from "./directory.module.css";
import { type Picked, pickOne, takeOut } from "./picking.ts";
import { PickTree } from "./pick-tree.tsx";

/** A tree of the directory that can be chosen from. */
export interface PickTab {
  readonly name: string;
  readonly label: string;
  readonly tree: readonly DirectoryNode[];
}

interface PickDialogProps {
  readonly title: string;
  readonly tabs: readonly PickTab[];
  /** People and units in one list need less room than a tree beside a list of those chosen. */
  readonly size: "picker" | "box";
  readonly several: boolean;
  readonly chosen: readonly Picked[];
  /** What the field would keep of a node; undefined where it cannot be chosen. */
  readonly keyOf: (node: DirectoryNode) => string | undefined;
  readonly onConfirm: (keys: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Trees and a search at the left, what is chosen at the right; nothing counts until it is confirmed (seed 001 section 2). */
export function PickDialog(props: PickDialogProps) {
  const { title, tabs, size, several, keyOf, onConfirm, onClose } = props;
  const { t } = useTranslation("directory");
  const [chosen, setChosen] = useState(props.chosen);
  const [words, setWords] = useState("");
  const has = (key: string | undefined) => chosen.some((each) => each.key === key);
  const pick = (node: DirectoryNode) => {
    const key = keyOf(node);
    if (key !== undefined) setChosen(pickOne(chosen, { key, label: labelOf(node) }, several));
  };
  const treeOfTab = ({ name, label, tree }: PickTab) => (
    <PickTree
      key={name}
      tree={tree}
      label={label}
      words={words}
      canPick={(node) => keyOf(node) !== undefined}
      isPicked={(node) => has(keyOf(node))}
      onPick={pick}
    />
  );
  const [first] = tabs;
  return (
    <Dialog title={title} size={size} onClose={onClose}>
      <Stack gap="sm">
        <div className={classes.sides} data-size={size}>
          <Stack gap="xs" className={classes.side}>
            <TextInput
              type="search"
              label={t("search")}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
              data-autofocus
            />
            {first && tabs.length === 1 && treeOfTab(first)}
            {first && tabs.length > 1 && (
              <Tabs defaultValue={first.name} keepMounted={false}>
                <Tabs.List>
                  {tabs.map(({ name, label }) => (
                    <Tabs.Tab key={name} value={name}>
                      {label}
                    </Tabs.Tab>
                  ))}
                </Tabs.List>
                {tabs.map((tab) => (
                  <Tabs.Panel key={tab.name} value={tab.name} pt="xs">
                    {treeOfTab(tab)}
                  </Tabs.Panel>
                ))}
              </Tabs>
            )}
          </Stack>
          <Stack gap="xs" className={classes.side}>
            <Group justify="space-between" gap="xs">
              <Text fw={500} size="sm" aria-live="polite">
                {t("selected", { number: chosen.length })}
              </Text>
              <Button
                variant="subtle"
                size="compact-sm"
                disabled={chosen.length === 0}
                onClick={() => setChosen([])}
              >
                {t("clearList")}
              </Button>
            </Group>
            {chosen.length === 0 ? (
              <Text c="dimmed" size="sm">
                {t("nothing")}
              </Text>
            ) : (
              <ul className={classes.chosen}>
                {chosen.map(({ key, label }) => (
                  <li key={key}>
                    <span className={classes.name}>{label}</span>
                    <IconButton
                      icon={IconX}
                      size="sm"
                      label={t("takeOut", { name: label })}
                      onClick={() => setChosen(takeOut(chosen, key))}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Stack>
        </div>
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            onClick={() => {
              onConfirm(chosen.map(({ key }) => key));
              onClose();
            }}
          >
            {t("confirm")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** People by name, units with what they stand below: names repeat. */
function labelOf({ type, fullName, organize }: DirectoryNode): string {
  return type === "user" ? fullName : organize;
}
