import { Button } from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconChecklist,
  IconColumns3,
  IconListTree,
} from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RecordPage } from "#client/live/forms/use-record-page.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { queryChoices } from "#client/parts/form-query/query-choices.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { PausingField } from "#client/parts/search/pausing-field.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { type ListSearch, listSearches } from "#domain/form/list/list-search.ts";
import { searchesOfText } from "#domain/record/record-search.ts";
import { QueryButton } from "../query/query-button.tsx";
import { SearchFields } from "../query/search-fields.tsx";
import { settledView } from "../query/settled-view.ts";
import classes from "../record-list-screen.module.css";
import type { RecordView } from "../record-view.ts";
import { ListNotice } from "./list-notice.tsx";

interface ListFiltersProps {
  readonly open: OpenRecord;
  readonly surroundings: FormSurroundings;
  readonly view: RecordView;
  readonly onView: (view: RecordView) => void;
  readonly asked: RecordPage;
  readonly total: number;
  /** On a phone: whether boxes are shown. */
  readonly selects: boolean;
  readonly onSelects: (selects: boolean) => void;
  /** Opens how the columns are arranged. */
  readonly onArrange: () => void;
  /** Opens the tree that narrows the list, where it does not stand beside it. */
  readonly onTree?: () => void;
}

/** What narrows a list: words, single fields, conditions; and whose word the list is. */
export function ListFilters(props: ListFiltersProps) {
  const { open, surroundings, view, onView, asked, total, selects, onSelects, onArrange, onTree } =
    props;
  const { t } = useTranslation("records");
  const isPhone = useIsPhone();
  const { fields, isDesigned } = useMemo(
    () => listSearches(open.ready.form, open.own),
    [open.ready, open.own],
  );
  const offered = fields.filter((search) => canAsk(search, surroundings));
  const { find } = settledView(open, view);
  const count = Object.keys(searchesOfText(find)).length;
  const [isOpen, setIsOpen] = useState((isDesigned || count > 0) && !isPhone);
  const label = count > 0 ? t("searchFieldsCount", { count }) : t("searchFields");
  return (
    <>
      <div className={classes.filters}>
        <PausingField
          label={t("search")}
          words={view.words}
          onWords={(words) => onView({ ...view, words, at: 1 })}
        />
        {(offered.length > 0 || count > 0) && (
          <Button
            variant={count > 0 ? "light" : "default"}
            leftSection={<IconAdjustmentsHorizontal size="1rem" aria-hidden />}
            aria-expanded={isOpen}
            {...(isPhone && { className: classes.narrow, "aria-label": label })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isPhone ? count > 0 && count : label}
          </Button>
        )}
        <QueryButton
          form={open.ready.form}
          own={open.own}
          surroundings={surroundings}
          query={view.query}
          onQuery={(query) => onView({ ...view, query, at: 1 })}
        />
        {isPhone && (
          <IconButton
            icon={IconChecklist}
            label={t("select")}
            pressed={selects}
            onClick={() => onSelects(!selects)}
          />
        )}
        {onTree && <IconButton icon={IconListTree} label={t("treeOpen")} onClick={onTree} />}
        <IconButton icon={IconColumns3} label={t("columns")} onClick={onArrange} />
        <ListNotice asked={asked} count={total} />
      </div>
      {isOpen && (
        <SearchFields
          fields={offered}
          surroundings={surroundings}
          find={find}
          onFind={(wanted) => onView({ ...view, find: wanted, at: 1 })}
        />
      )}
    </>
  );
}

/** Whether there is something to ask with: what is chosen lies on this device. */
function canAsk({ piece, type }: ListSearch, surroundings: FormSurroundings): boolean {
  const isChosen = type === 1 && piece.node.kind.search !== "input";
  return !isChosen || queryChoices(piece, surroundings) !== undefined;
}
