import { useCallback, useState } from "react";
import type { PageSize } from "./page-size.ts";

/** How large each page is; those that have not come yet are taken for the first one. */
export function usePageSizes(first: PageSize) {
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const onSize = useCallback((number: number, size: PageSize) => {
    setKnown((before) => {
      const { width, height } = before.get(number) ?? {};
      if (width === size.width && height === size.height) return before;
      return new Map(before).set(number, size);
    });
  }, []);
  return { sizeOf: (number: number) => known.get(number) ?? first, onSize };
}
