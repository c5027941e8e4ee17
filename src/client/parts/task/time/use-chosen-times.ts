import dayjs from "dayjs";
import { useEffect, useState } from "react";
import { isInCalendar } from "#client/i18n/format-time.ts";
import { clockText, type WorkingDay } from "#domain/company/default-times.ts";
import { refuseTimes, type Times } from "#domain/task/task-times.ts";
import { atClock } from "#domain/task/times/calendar-day.ts";
import { readClock } from "#domain/task/times/read-clock.ts";

/** Days as the calendar writes them: first and last, none or only the first while a range is begun. */
export type ChosenDays = [string | null, string | null];
/** Times of day of start and end, as they stand in their fields. */
export type ChosenClocks = readonly [string, string];

interface Chosen {
  readonly days: ChosenDays;
  readonly clocks: ChosenClocks;
}

const DAY = "YYYY-MM-DD";

/** What is being chosen in the calendar and its fields; `onDraft` hears each change that makes a time. */
export function useChosenTimes(
  times: Times,
  day: WorkingDay,
  onDraft?: (times: Times | undefined) => void,
) {
  const usual: ChosenClocks = [clockText(day.start), clockText(day.end)];
  const [picked, setPicked] = useState<Chosen>(
    () => chosenOf(times) ?? { days: [null, null], clocks: usual },
  );
  /** What the words say that stand in the field for words. */
  const [said, setSaid] = useState<Chosen>();
  const chosen = said ?? picked;
  const [changed, setChanged] = useState(false);
  const result = timesOfChosen(chosen);
  const [start, end] = result ?? [0, 0];
  useEffect(() => {
    onDraft?.((changed || said) && end > 0 ? [start, end] : undefined);
  }, [onDraft, changed, said, start, end]);
  const change = (next: Partial<Chosen>) => {
    setPicked({ ...chosen, ...next });
    setSaid(undefined);
    setChanged(true);
  };
  return {
    ...chosen,
    /** undefined while there is no whole time, or one that ends before it starts. */
    times: result,
    /** Days and clocks are there, and the end does not come after the start. */
    wrongOrder: chosen.days[0] !== null && chosen.clocks.every(readClock) && !result,
    setDays: (days: ChosenDays) => change({ days }),
    setClock: (part: 0 | 1, text: string) =>
      change({ clocks: part === 0 ? [text, chosen.clocks[1]] : [chosen.clocks[0], text] }),
    /** What words say stands until they say something else; undefined = they say nothing. */
    setSaid: (wanted: Times | undefined) => setSaid(wanted && chosenOf(wanted)),
  };
}

function chosenOf([start, end]: Times): Chosen | undefined {
  if (start <= 0 || !isInCalendar(start) || !isInCalendar(end)) return undefined;
  return {
    days: [dayjs(start).format(DAY), dayjs(end).format(DAY)],
    clocks: [dayjs(start).format("HH:mm"), dayjs(end).format("HH:mm")],
  };
}

function timesOfChosen({ days: [first, last], clocks }: Chosen): Times | undefined {
  const [from, to] = clocks.map(readClock);
  if (!first || !from || !to) return undefined;
  const times: Times = [
    atClock(dayjs(first).valueOf(), from),
    atClock(dayjs(last ?? first).valueOf(), to),
  ];
  return refuseTimes(times) ? undefined : times;
}
