import type { Load } from "#domain/plan/insight/workload.ts";

/** Work of somebody that is looked at. */
export interface OpenedLoad {
  readonly title: string;
  readonly load: Load;
}
