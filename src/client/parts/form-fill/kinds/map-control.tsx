import { Button, Group, TextInput } from "@mantine/core";
import { IconMapPin, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isComposing } from "#client/platform/is-composing.ts";
import { findPosition } from "#client/platform/find-position.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { cornersOf, ShownOutline } from "../shown/shown-outline.tsx";
import type { ControlProps } from "./control-props.ts";
import { type Point, typedPoint } from "./typed-point.ts";
import classes from "./controls.module.css";

/** An area by its corners: where somebody stands at each of them, or as it is typed. */
export function MapControl({ value, onChange, onLeave, names }: ControlProps) {
  const { t } = useTranslation("form-fill");
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const corners = cornersOf(value);
  // Two corners may lie in one place: they go by where they stand in their row.
  const placed = corners.map((corner, at) => ({ ...corner, number: at + 1 }));
  const keep = (all: readonly Point[]) => {
    onChange(all.map(({ longitude, latitude }) => [longitude, latitude]));
    onLeave();
  };
  const addTyped = () => {
    const point = typedPoint(typed);
    if (!point) return showToast({ message: t("noPoint"), tone: "error" });
    setTyped("");
    keep([...corners, point]);
  };
  const take = async () => {
    setBusy(true);
    const found = await findPosition();
    setBusy(false);
    if (!found) return showToast({ message: t("noPosition"), tone: "error" });
    keep([...corners, found]);
  };
  return (
    <fieldset {...names} className={classes.corners}>
      {corners.length > 0 && <ShownOutline value={value} />}
      <ol>
        <Each rows={placed} keyOf={({ number }) => number} as="li">
          {({ number, latitude, longitude }) => (
            <li>
              {t("position", { latitude, longitude })}
              <IconButton
                icon={IconTrash}
                size="sm"
                label={t("removeCorner", { number })}
                onClick={() => keep(placed.filter((corner) => corner.number !== number))}
              />
            </li>
          )}
        </Each>
      </ol>
      <Group gap="xs">
        <TextInput
          flex="1"
          miw="10rem"
          aria-label={t("latitudeLongitude")}
          placeholder={t("latitudeLongitude")}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            addTyped();
          }}
        />
        <IconButton icon={IconPlus} label={t("addCorner")} onClick={addTyped} />
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconMapPin size="1rem" aria-hidden />}
          onClick={() => void take()}
        >
          {t("takePosition")}
        </Button>
      </Group>
    </fieldset>
  );
}
