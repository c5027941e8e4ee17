import { TextInput } from "@mantine/core";
import { useState } from "react";

interface ClockFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (clock: string) => void;
}

/** A time of day, kept as soon as it is one. */
export function ClockField({ label, value, onChange }: ClockFieldProps) {
  const [typed, setTyped] = useState<string>();
  const handleType = (clock: string) => {
    setTyped(clock);
    if (clock) onChange(clock);
  };
  return (
    <TextInput
      type="time"
      label={label}
      value={typed ?? value}
      onChange={(event) => handleType(event.currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
