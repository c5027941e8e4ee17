import {
  IconAlertTriangle,
  IconBeach,
  IconBuilding,
  IconBuildingWarehouse,
  IconCalendar,
  IconCamera,
  IconChecklist,
  IconClipboardCheck,
  IconClock,
  IconCloudRain,
  IconCoin,
  IconCrane,
  IconFirstAidKit,
  IconFlame,
  IconForms,
  IconHelmet,
  IconKey,
  IconPackage,
  IconRubberStamp,
  IconRuler2,
  IconShieldCheck,
  IconShoppingCart,
  IconTools,
  IconTruck,
  IconUsers,
} from "@tabler/icons-react";
import type { ComponentProps } from "react";

const ICONS = {
  helmet: IconHelmet,
  shield: IconShieldCheck,
  warning: IconAlertTriangle,
  firstAid: IconFirstAidKit,
  fire: IconFlame,
  crane: IconCrane,
  truck: IconTruck,
  tools: IconTools,
  ruler: IconRuler2,
  building: IconBuilding,
  warehouse: IconBuildingWarehouse,
  parcel: IconPackage,
  cart: IconShoppingCart,
  money: IconCoin,
  checklist: IconChecklist,
  clipboard: IconClipboardCheck,
  calendar: IconCalendar,
  clock: IconClock,
  weather: IconCloudRain,
  camera: IconCamera,
  people: IconUsers,
  leave: IconBeach,
  stamp: IconRubberStamp,
  key: IconKey,
} as const;

/** By what a form is told from others at a glance. */
export type FormIconName = keyof typeof ICONS;
export const FORM_ICONS = Object.keys(ICONS) as FormIconName[];

interface FormIconProps extends Pick<ComponentProps<typeof IconForms>, "className"> {
  /** As the form says it; the usual one where it says none that is known here. */
  readonly name: string;
}

export function FormIcon({ name, className }: FormIconProps) {
  const Icon = Object.hasOwn(ICONS, name) ? ICONS[name as FormIconName] : IconForms;
  return <Icon className={className} size="1.25rem" stroke={1.5} aria-hidden />;
}
