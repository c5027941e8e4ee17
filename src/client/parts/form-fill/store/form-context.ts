import { createContext, useContext, useRef, useSyncExternalStore } from "react";
import type { KnownInterface } from "#client/data/queries/choices/interfaces.ts";
import type { Areas } from "#domain/area/area-tree.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { Option } from "#domain/form/field-kinds/field-properties.ts";
import type { TextWords } from "#domain/form/field-kinds/field-text.ts";
import type { KnownLeave } from "#domain/leave/left-of.ts";
import type { Unit, UnitKind } from "#domain/organisation/unit.ts";
import type { User } from "#domain/user/user.ts";
import type { WorkingDays } from "#domain/work-calendar/working-days.ts";
import type { FormStore } from "./form-store.ts";

/** A record of another form, or a row of a data interface, that can be chosen. */
export interface RecordChoice {
  readonly id: string | number;
  /** By these words it is known. */
  readonly title: string;
  /** Its values by the names of their fields. */
  readonly row: JsonObject;
}

/** What a form asks of what surrounds it. */
export interface FormSurroundings {
  /** What can be chosen of another form; undefined where nothing of it is on this device. */
  readonly recordsOf: (modelId: string) => readonly RecordChoice[] | undefined;
  readonly users: ReadonlyMap<number, User>;
  readonly units: Readonly<Record<UnitKind, readonly Unit[]>>;
  /** What can be chosen by the dictionary of this id or code; undefined where there is none on this device. */
  readonly dictionaryOf: (name: string) => readonly Option[] | undefined;
  /** The data interface of this id or code with the rows that are here; undefined where there is none on this device. */
  readonly interfaceOf: (name: string) => KnownInterface | undefined;
  /** Areas to choose from; undefined where the form asks for none, or where they are not on this device. */
  readonly areas: Areas | undefined;
  /** On which days the company works. */
  readonly calendar: WorkingDays;
  /** The person's own leave. */
  readonly leave: KnownLeave;
  /** As whom somebody signs who is not among the people; left out where they are. */
  readonly signer?: string;
  /** The words for ids, dates and switches. */
  readonly words: TextWords;
}

interface ShownForm extends FormSurroundings {
  readonly store: FormStore;
  readonly mode: "fill" | "read";
  /** Begins the ids of its elements, so that two forms can stand on one page. */
  readonly prefix: string;
}

const FormContext = createContext<ShownForm | undefined>(undefined);
export const FormProvider = FormContext.Provider;

export function useShownForm(): ShownForm {
  const shown = useContext(FormContext);
  if (!shown) throw new Error("A piece of a form stands outside of a form");
  return shown;
}

/** Something of the record, drawn anew only when it is another. */
export function useOfForm<Value>(
  select: (store: FormStore) => Value,
  same: (one: Value, other: Value) => boolean = Object.is,
): Value {
  const { store } = useShownForm();
  const last = useRef<{ readonly value: Value }>(undefined);
  const read = () => {
    const value = select(store);
    if (last.current && same(last.current.value, value)) return last.current.value;
    last.current = { value };
    return value;
  };
  return useSyncExternalStore(store.subscribe, read, read);
}
