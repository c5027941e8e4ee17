/** What browsers record, by what the file is called then; the first that this one can. */
const FORMATS = [
  { mimeType: "audio/webm;codecs=opus", ext: "weba" },
  { mimeType: "audio/mp4", ext: "m4a" },
  { mimeType: "audio/ogg;codecs=opus", ext: "ogg" },
];

/** How this browser records a voice; undefined = it cannot, or may not, because the page did not come safely. */
export function voiceFormat() {
  if (!("mediaDevices" in navigator) || typeof MediaRecorder === "undefined") return undefined;
  return FORMATS.find(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType));
}
