import { type ReactNode, useMemo } from "react";
import type { KnownInterface } from "#client/data/queries/choices/interfaces.ts";
import type { AskedRows } from "#client/live/forms/use-rows.ts";
import { useRows } from "#client/live/forms/use-rows.ts";
import {
  filteredRows,
  filtersDue,
  missingParameter,
  pageOf,
  rowsWithWord,
} from "#domain/data-interface/interface-rows.ts";
import type { Json, JsonObject } from "#domain/form/json/json.ts";
import { parametersAsked, type RowsPage } from "./asked-rows.ts";

/** Rows to choose from, as they are known here and now. */
export interface ShownRows {
  readonly rows: readonly JsonObject[];
  readonly total: number;
  /** What has to be filled in first. */
  readonly missing?: string;
  readonly state: AskedRows["state"];
  /** Epoch ms at which they were seen, where they are not of now; 0 = never. */
  readonly seenAt?: number;
}

interface InterfaceRowsProps {
  readonly known: KnownInterface;
  /** What is asked for, as the engine of forms says it. */
  readonly request: Json;
  /** Stands in one of the columns; "" = anything. */
  readonly words: string;
  /** The columns in which words are looked for; all where left out. */
  readonly columns?: readonly string[];
  readonly page: RowsPage;
  /** Asks again when it is another. */
  readonly rounds?: number;
  readonly children: (shown: ShownRows) => ReactNode;
}

const ALL: readonly string[] = [];
const NONE: readonly JsonObject[] = [];

/** The rows of a data interface that a field asks for: of this device where they lie here, else of the server, or as they were seen. */
export function InterfaceRows(props: InterfaceRowsProps) {
  const { known, request, children } = props;
  const missing = missingParameter(known.of, parametersAsked(request));
  if (missing !== undefined) return children({ rows: NONE, total: 0, missing, state: "fresh" });
  if (known.of.kind === "static") return <RowsHere {...props} />;
  return <RowsThere {...props} />;
}

function RowsHere({ known, request, words, columns = ALL, page, children }: InterfaceRowsProps) {
  const { of, rows } = known;
  const found = useMemo(() => {
    const filters = filtersDue(of, parametersAsked(request));
    return rowsWithWord(filteredRows(rows, filters), columns, words);
  }, [of, rows, request, columns, words]);
  const shown = useMemo(() => pageOf(found, page.at, page.size), [found, page.at, page.size]);
  return children({ rows: shown, total: found.length, state: "fresh" });
}

function RowsThere(props: InterfaceRowsProps) {
  const { known, request, words, columns = ALL, page, rounds = 0, children } = props;
  const { answer, state } = useRows(
    {
      interfaceId: known.of.id,
      parameters: parametersAsked(request),
      words,
      columns,
      size: page.size,
      at: page.at,
    },
    rounds,
  );
  return children({
    rows: answer?.rows ?? NONE,
    total: answer?.total ?? 0,
    state,
    ...(state === "offline" && { seenAt: answer?.seenAt ?? 0 }),
  });
}
