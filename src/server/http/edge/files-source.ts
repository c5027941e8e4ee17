import type { Settings } from "../../settings.ts";

/** The origin of contents beside that of the app, for what its pages may load; empty where there is none. */
export function filesSource({ filesUrl }: Pick<Settings, "filesUrl">): string {
  return filesUrl === undefined ? "" : ` ${filesUrl}`;
}
