/** Opens a field of files for what is wanted this time; from the camera where the device has one. */
export function chooseFiles(
  field: HTMLInputElement | null,
  accept: string,
  from: "device" | "camera" = "device",
): void {
  if (!field) return;
  field.accept = accept;
  if (from === "camera") field.setAttribute("capture", "environment");
  else field.removeAttribute("capture");
  field.click();
}
