import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useFormSurroundings } from "../form-fill/around/use-form-surroundings.ts";
import { ReadForm } from "../form-fill/form-sheet.tsx";
import type { FormSurroundings } from "../form-fill/store/form-context.ts";
import type { OpenRecord } from "./use-open-record.ts";
import { useReadStore } from "./use-read-store.ts";

/** A record to be read. */
export function RecordSheet({ open }: { readonly open: OpenRecord }) {
  const surroundings = useFormSurroundings(open.ready);
  return surroundings ? (
    <KnownRecordSheet open={open} surroundings={surroundings} />
  ) : (
    <SkeletonList rows={6} />
  );
}

interface KnownRecordSheetProps {
  readonly open: OpenRecord;
  readonly surroundings: FormSurroundings;
}

/** The same where what surrounds it is known already. */
export function KnownRecordSheet({ open, surroundings }: KnownRecordSheetProps) {
  return <ReadForm store={useReadStore(open, surroundings)} surroundings={surroundings} />;
}
