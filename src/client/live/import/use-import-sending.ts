import { type ImportSending, readImportSending } from "#client/data/queries/import-sending.ts";
import { useLive } from "../use-live.ts";

/** How far an import has come on its way to the server. */
export function useImportSending(key: string): ImportSending {
  const sending = useLive(readImportSending, key);
  return sending.state === "ready" ? sending.value : NOTHING;
}

const NOTHING: ImportSending = { waiting: 0, refused: [] };
