import { downloadFile } from "#contract/calls/file.ts";
import type { Caller, CallResult } from "./http.ts";

/** An address from which a browser saves a file under its name, or why there is none. */
export async function askDownload(
  call: Caller,
  fileId: number,
  origin: string,
): Promise<CallResult<string>> {
  const asked = await call(downloadFile, { type: "annex", fileId });
  if (!asked.ok) return asked;
  const { href } = new URL(asked.value.url, origin);
  // The name of a link says nothing to a browser where contents come from another origin.
  return { ok: true, value: `${href}&download=1` };
}
