import { useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import {
  addressOfView,
  keepView,
  type RecordView,
  viewOf,
} from "#client/features/forms/record-list/record-view.ts";
import {
  type RecordViewAddress,
  viewAddress,
} from "#client/features/forms/record-list/record-view-address.ts";
import type { RecordSearch } from "./-record-search.ts";

/** How the records of a form are looked at by their address, and a way to change that; what is changed is kept. */
export function useRecordView(formId: number, userId: number, search: RecordSearch) {
  const navigate = useNavigate();
  const [changes, setChanges] = useState(0);
  const address = JSON.stringify(viewAddress({ ...search }));
  const view = useMemo(
    () => viewOf(JSON.parse(address) as RecordViewAddress, userId, formId),
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept is read again once it was changed
    [formId, userId, address, changes],
  );
  const changeView = useCallback(
    (changed: RecordView) => {
      keepView(userId, formId, changed);
      setChanges((count) => count + 1);
      void navigate({
        to: "/manage/dynamicModel/$formId",
        params: { formId },
        search: ({ record, fill }) => ({
          ...addressOfView(changed),
          ...(record !== undefined && { record }),
          ...(fill && { fill }),
        }),
        replace: true,
      });
    },
    [navigate, formId, userId],
  );
  return { view, changeView };
}
