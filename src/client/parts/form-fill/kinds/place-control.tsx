import { Button, Group, TextInput } from "@mantine/core";
import { IconMapPin } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { objectOf, textOf } from "#domain/form/json/json.ts";
import { findPosition } from "#client/platform/find-position.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { ControlProps } from "./control-props.ts";

/** Where somebody stands, taken from the device, which needs no network for it; with words for the place. */
export function PlaceControl({ value, onChange, onLeave, names, ...rest }: ControlProps) {
  const { t } = useTranslation("form-fill");
  const [busy, setBusy] = useState(false);
  const place = objectOf(value);
  const isKnown = place["lng"] !== undefined;

  const take = async () => {
    setBusy(true);
    const found = await findPosition();
    setBusy(false);
    if (!found) return showToast({ message: t("noPosition"), tone: "error" });
    const { longitude, latitude } = found;
    const name = textOf(place["name"]) || t("position", { longitude, latitude });
    onChange({ ...place, name, lng: longitude, lat: latitude });
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        {...names}
        flex="1"
        required={rest.required}
        error={rest.invalid}
        placeholder={t("placeFirst")}
        value={textOf(place["name"])}
        readOnly={!isKnown}
        onChange={({ currentTarget }) => onChange({ ...place, name: currentTarget.value })}
        onBlur={onLeave}
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
