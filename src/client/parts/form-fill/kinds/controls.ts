import type { ComponentType } from "react";
import { late } from "#client/ui/late.tsx";
import { AreaControl } from "./area-control.tsx";
import { ColorControl } from "./color-control.tsx";
import type { ControlProps } from "./control-props.ts";
import { MapControl } from "./map-control.tsx";
import { NumberControl, NumberRangeControl } from "./number-controls.tsx";
import { CascaderControl, SelectControl } from "./option-controls.tsx";
import { MixedControl, UnitControl, UserControl } from "./people-controls.tsx";
import { PlaceControl } from "./place-control.tsx";
import { RelationControl } from "./relation-control.tsx";
import { PopupControl } from "../rows/popup-control.tsx";
import { SuggestControl } from "../rows/suggest-control.tsx";
import { RateControl, SliderControl, SwitchControl } from "./scale-controls.tsx";
import { CheckboxControl, RadioControl } from "./set-controls.tsx";
import { TagControl } from "./tag-control.tsx";
import { TextAreaControl, TextControl } from "./text-controls.tsx";
import {
  ClockControl,
  ClockRangeControl,
  DateControl,
  DateRangeControl,
} from "./time-controls.tsx";

const UploadControl = late(async () => (await import("./upload-control.tsx")).UploadControl);

/** How each kind of field is filled in. What has no entry is shown, and says that it cannot be filled in here. */
export const controls: Readonly<Record<string, ComponentType<ControlProps> | undefined>> = {
  input: TextControl,
  textarea: TextAreaControl,
  inputNumber: NumberControl,
  numberRange: NumberRangeControl,
  tagInput: TagControl,
  switch: SwitchControl,
  rate: RateControl,
  slider: SliderControl,
  colorPicker: ColorControl,
  radio: RadioControl,
  checkbox: CheckboxControl,
  select: SelectControl,
  treeSelect: SelectControl,
  cascader: CascaderControl,
  datePicker: DateControl,
  timePicker: ClockControl,
  dateRange: DateRangeControl,
  timeRange: ClockRangeControl,
  userSelect: UserControl,
  usersSelect: MixedControl,
  depSelect: UnitControl,
  posSelect: UnitControl,
  groupSelect: UnitControl,
  roleSelect: UnitControl,
  organizeSelect: UnitControl,
  relationForm: RelationControl,
  popupSelect: PopupControl,
  popupTableSelect: PopupControl,
  autoComplete: SuggestControl,
  location: PlaceControl,
  areaSelect: AreaControl,
  map: MapControl,
  editor: late(async () => (await import("./rich-text-control.tsx")).RichTextControl),
  uploadFile: UploadControl,
  uploadImg: UploadControl,
  sign: late(async () => (await import("./sign-control.tsx")).SignControl),
};
