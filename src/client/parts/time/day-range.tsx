import { Group, TextInput } from "@mantine/core";

/** Days as YYYY-MM-DD, "" = any. */
interface Days {
  readonly from: string;
  readonly to: string;
}

interface DayRangeProps extends Days {
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly onChange: (part: Partial<Days>) => void;
}

/** From a day until another, beside each other in what narrows a list down; neither lets the other pass it. */
export function DayRange({ from, to, fromLabel, toLabel, onChange }: DayRangeProps) {
  return (
    <Group grow gap="xs" wrap="nowrap">
      <TextInput
        size="xs"
        type="date"
        label={fromLabel}
        max={to || undefined}
        value={from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        type="date"
        label={toLabel}
        min={from || undefined}
        value={to}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </Group>
  );
}
