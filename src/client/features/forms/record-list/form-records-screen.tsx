import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { whenIdle } from "#client/platform/when-idle.ts";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { RecordListScreen } from "./record-list-screen.tsx";
import type { RecordView } from "./record-view.ts";

const FillScreen = late(async () => (await import("./fill/fill-screen.tsx")).FillScreen);

/** What it says. */
const FILL_WORDS = ["form-fill", "approvals"];

interface FormRecordsScreenProps {
  readonly formId: number;
  /** The record that is read or filled in, 0 = none, or a new one. */
  readonly recordId: number;
  /** It is filled in, in place of the list. */
  readonly fills: boolean;
  /** A new one is filled in as a copy of this, 0 = of none. */
  readonly copyId: number;
  /** A sheet that was begun with is imported, from the start. */
  readonly imports: boolean;
  /** The import is closed. */
  readonly onImported: () => void;
  /** How the list is looked at. */
  readonly view: RecordView;
  readonly onView: (view: RecordView) => void;
  readonly onBack: () => void;
  /** 0 = the list alone; `replace`: what was here cannot be gone back to. */
  readonly onOpen: (recordId: number, replace?: boolean) => void;
  /** 0 = a new one. */
  readonly onFill: (recordId: number) => void;
  /** A new one, as a copy of this. */
  readonly onCopy: (recordId: number) => void;
  readonly onOpenApproval: (approvalId: number) => void;
  /** For which one fills in, and comes back to; 0 = none. */
  readonly requestId: number;
  /** To the request that what was filled in became, or is for. */
  readonly onRequest: (approvalId: number) => void;
}

/** The records of a form, or one of them while it is filled in. The list is drawn first; what fills in comes right after it. */
export function FormRecordsScreen({
  fills,
  requestId,
  copyId,
  onRequest,
  ...props
}: FormRecordsScreenProps) {
  const { formId, recordId, onOpen } = props;
  const { i18n } = useTranslation("records", { useSuspense: false });
  useEffect(
    () =>
      whenIdle(() => {
        void FillScreen.ahead().catch(() => undefined);
        void i18n.loadNamespaces(FILL_WORDS);
      }),
    [i18n],
  );
  if (!fills) return <RecordListScreen {...props} onClose={() => onOpen(0)} />;
  return (
    <Meanwhile instead={<SkeletonList rows={6} />}>
      <FillScreen
        formId={formId}
        recordId={recordId}
        copyId={copyId}
        find={props.view.find}
        onSent={(id, askedId) => {
          const toId = askedId || requestId;
          if (toId > 0) onRequest(toId);
          else onOpen(id, true);
        }}
        onLeave={() => (requestId > 0 ? onRequest(requestId) : onOpen(recordId))}
      />
    </Meanwhile>
  );
}
