import { readSetting, writeSetting } from "#client/platform/local-settings.ts";

const NAME = "silenced-version";

/** Whether the person does not want to hear of this version again. */
export function isSilenced(version: string): boolean {
  return version !== "" && readSetting(NAME) === version;
}

/** The next version is offered again. */
export function silence(version: string): void {
  if (version !== "") writeSetting(NAME, version);
}
