import { useImportEngine } from "#client/live/import/use-import-engine.ts";
import { ImportWizard } from "#client/parts/import/import-wizard.tsx";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { useImportTarget } from "./use-import-target.ts";

interface ImportDialogProps {
  readonly open: OpenRecord;
  readonly onClose: () => void;
}

/** Records of a form come in from a sheet. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const engine = useImportEngine();
  const target = useImportTarget(open, engine);
  return <ImportWizard target={target} engine={engine} onClose={onClose} />;
}
