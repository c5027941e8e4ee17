/** The player without captions and protected films is typed by the one with them. */
declare module "hls.js/light" {
  import type { default as Player } from "hls.js";
  export * from "hls.js";
  export { default as Hls } from "hls.js";
  export const isSupported: typeof Player.isSupported;
}
