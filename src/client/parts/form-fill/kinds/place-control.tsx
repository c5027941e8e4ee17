import { Button, Group, TextInput } from "@mantine/core";
import { IconMapPin } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { objectOf, textOf } from "#domain/form/json/json.ts";
import { findPosition } from "#client/platform/find-position.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { ControlProps } from "./control-props.ts";
import { type Point, typedPoint } from "./typed-point.ts";

/** Where somebody stands, taken from the device, which needs no network for it, or typed; with words for the place. */
export function PlaceControl({ value, onChange, onLeave, names, ...rest }: ControlProps) {
  const { t } = useTranslation("form-fill");
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState("");
  const place = objectOf(value);
  const isKnown = place["lng"] !== undefined;

  const keep = ({ longitude, latitude }: Point) => {
    const name = textOf(place["name"]) || t("position", { longitude, latitude });
    onChange({ ...place, name, lng: longitude, lat: latitude });
    setTyped("");
  };
  const take = async () => {
    setBusy(true);
    const found = await findPosition();
    setBusy(false);
    if (!found) return showToast({ message: t("noPosition"), tone: "error" });
    keep(found);
  };
  const leave = () => {
    const point = isKnown ? undefined : typedPoint(typed);
    if (point) keep(point);
    else if (!isKnown && typed.trim() !== "") showToast({ message: t("noPoint"), tone: "error" });
    onLeave();
  };
  const write = (words: string) => {
    if (!isKnown) setTyped(words);
    // Without words for it a place is none.
    else onChange(words === "" ? null : { ...place, name: words });
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        {...names}
        flex="1"
        required={rest.required}
        error={rest.invalid}
        placeholder={t("latitudeLongitude")}
        value={isKnown ? textOf(place["name"]) : typed}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onBlur={leave}
      />
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconMapPin size="1rem" aria-hidden />}
        onClick={() => void take()}
      >
        {t("takePosition")}
      </Button>
    </Group>
  );
}
