import { useToldLine } from "#client/platform/told-line.ts";
import { type DeviceLine, deviceLineOf } from "#domain/file/device-line.ts";
import { useWifiOnly } from "./use-uploads.ts";

/** Whether what goes over the line of this device is paid for, as far as the browser tells. */
export function useDeviceLine(): DeviceLine {
  const type = useToldLine();
  return deviceLineOf(type === undefined ? undefined : { type });
}

/** Whether the bytes of files stay where they are until there is Wi-Fi. */
export function useAwaitsWifi(): boolean {
  const wifiOnly = useWifiOnly();
  const line = useDeviceLine();
  return line === "metered" && wifiOnly.state === "ready" && wifiOnly.value;
}
