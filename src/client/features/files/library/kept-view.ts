import { useState } from "react";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import type { Layout } from "./list/item-list.tsx";
import { type FileSort, readSort, writeSort } from "./sort-items.ts";

const SORT = "fileSort";
const LAYOUT = "fileLayout";

/** The order of files and how they are drawn, as they were chosen last in this browser (seed 000 §4). */
export function useKeptView() {
  const [sort, setSort] = useState(() => readSort(readSetting(SORT)));
  const [layout, setLayout] = useState<Layout>(() =>
    readSetting(LAYOUT) === "grid" ? "grid" : "list",
  );
  return {
    sort,
    layout,
    setSort(next: FileSort) {
      writeSetting(SORT, writeSort(next));
      setSort(next);
    },
    setLayout(next: Layout) {
      writeSetting(LAYOUT, next);
      setLayout(next);
    },
  };
}
