import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pdfFilesPlugin } from "../../scripts/vite/pdf-files.ts";

const root = join(import.meta.dirname, "../..");

/** The gallery as a page of its own: the app's build knows nothing of it. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: join(root, "src/client/public"),
  cacheDir: join(root, "node_modules/.cache/vite-gallery"),
  resolve: {
    conditions: ["module", "browser", "development|production"],
    alias: [{ find: /^dexie$/, replacement: "dexie/dist/modern/dexie.mjs" }],
  },
  json: { namedExports: false, stringify: true },
  // Documents of tests are files, however short.
  build: {
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    target: "es2023",
    modulePreload: { polyfill: false },
  },
  server: { host: "127.0.0.1", port: 7702, fs: { allow: [root] } },
  plugins: [react(), pdfFilesPlugin(root)],
});
