import { CloseButton, InputBase, Popover } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Opening } from "#client/ui/over-screen.tsx";
import { late } from "#client/ui/late.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { interfaceOf as interfaceNameOf } from "#domain/form/graph/related-interfaces.ts";
import { isEmptyJson } from "#domain/form/field-kinds/shapes/value-shape.ts";
import { fieldText } from "#domain/form/field-kinds/field-text.ts";
import { useShownForm } from "../store/form-context.ts";
import type { ControlProps } from "../kinds/control-props.ts";
import { NotHere } from "../kinds/not-here.tsx";
import { RelationControl } from "../kinds/relation-control.tsx";
import { PickedWords } from "./picked-words.tsx";
import classes from "./rows.module.css";

const PickRows = late(async () => (await import("./pick-rows.tsx")).PickRows);
const RowsDialog = late(async () => (await import("./rows-dialog.tsx")).RowsDialog);

/** A row of a data interface, or of another form: what is chosen, and the table it is chosen from (seed 001 section 2). */
export function PopupControl(props: ControlProps) {
  const { interfaceOf } = useShownForm();
  const { node } = props;
  // Older definitions name a form here.
  if (node.properties.modelId) return <RelationControl {...props} />;
  const known = interfaceOf(interfaceNameOf(node));
  if (!known) return <NotHere {...props} />;
  return (
    <>
      <PickedWords node={node} value={props.value} />
      <RowField {...props} known={known} />
    </>
  );
}

type Known = NonNullable<ReturnType<ReturnType<typeof useShownForm>["interfaceOf"]>>;

function RowField({ known, ...props }: ControlProps & { readonly known: Known }) {
  const { t } = useTranslation("form-fill");
  const { node, value, names, invalid, onChange, onLeave } = props;
  const { popupType, popupWidth, popupTitle, clearable, placeholder } = node.properties;
  const { words } = useShownForm();
  const isPhoneNow = useIsPhone();
  // As it was opened it stays, with what was looked for in it, also where a phone is turned.
  const [openedOnPhone, setOpenedOnPhone] = useState<boolean>();
  const opened = openedOnPhone !== undefined;
  const isPhone = openedOnPhone ?? isPhoneNow;
  const several = node.properties.multiple === true;
  const text = fieldText(node, value, words);
  const textId = `${names.id}-text`;
  const label = names["aria-labelledby"];
  const close = () => {
    setOpenedOnPhone(undefined);
    onLeave();
  };
  const clear = () => onChange(several ? [] : null);
  const isPopover = node.kind.name === "popupTableSelect" && !isPhone;
  const picker = <PickRows {...props} known={known} isLow={isPopover} onClose={close} />;
  const field = (
    <InputBase
      component="button"
      type="button"
      pointer
      multiline
      id={names.id}
      {...(label
        ? { "aria-labelledby": `${label} ${textId}` }
        : { "aria-label": `${names["aria-label"] ?? ""} ${text}`.trim() })}
      aria-haspopup="dialog"
      aria-expanded={opened}
      error={invalid}
      onClick={() => setOpenedOnPhone(isPhoneNow)}
      rightSectionPointerEvents={text !== "" ? "all" : "none"}
      rightSection={
        text !== "" && clearable !== false ? (
          <CloseButton size="sm" aria-label={t("clear")} onClick={clear} />
        ) : (
          <IconSelector size="1rem" aria-hidden />
        )
      }
    >
      <span id={textId} className={classes.chosen} data-empty={isEmptyJson(value)}>
        {text || placeholder || t("choose")}
      </span>
    </InputBase>
  );
  if (isPopover) {
    return (
      <Popover
        opened={opened}
        onDismiss={close}
        width={`min(${popupWidth || "700px"}, 94vw)`}
        position="bottom-start"
        withinPortal
        trapFocus
        returnFocus
        // The field says itself what it opens, and keeps the id by which its label finds it.
        withRoles={false}
      >
        <Popover.Target>{field}</Popover.Target>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library places this element itself */}
        <Popover.Dropdown role="dialog" aria-label={popupTitle || t("selectData")}>
          {opened && picker}
        </Popover.Dropdown>
      </Popover>
    );
  }
  return (
    <>
      {field}
      <Opening>
        {opened && (
          <RowsDialog
            title={popupTitle || t("selectData")}
            width={popupWidth || "800px"}
            isSide={popupType === "drawer" && !isPhone}
            isWhole={isPhone}
            onClose={close}
          >
            {picker}
          </RowsDialog>
        )}
      </Opening>
    </>
  );
}
