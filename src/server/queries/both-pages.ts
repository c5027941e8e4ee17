import type { Page } from "../tables/lists/list-page.ts";

/** What page of how many it is, as both kinds of clients read it (forms-approvals 0). */
export function bothPagesOf({ current, size }: Page, total: number) {
  const totalPage = Math.max(1, Math.ceil(total / size));
  return {
    pagination: { currentPage: current, pageSize: size, total },
    totalRow: total,
    totalPage,
    pageNumber: current,
    pageSize: size,
    firstPage: current === 1,
    lastPage: current >= totalPage,
  };
}
