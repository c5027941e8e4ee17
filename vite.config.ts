import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { SHARE_PATH } from "./src/base/shared-content.ts";
import { routeTree } from "./scripts/route-tree.ts";
import { buildManifest, shellFiles } from "./scripts/vite/build-manifest.ts";
import { chunkGroups, isShared } from "./scripts/vite/chunk-groups.ts";
import { emojiPlugin, languageOfEmoji } from "./scripts/vite/emoji.ts";
import { licensesPlugin } from "./scripts/vite/licenses.ts";
import { packedFilesPlugin } from "./scripts/vite/packed-files.ts";
import { pdfFilesPlugin } from "./scripts/vite/pdf-files.ts";
import { preloadScreens } from "./scripts/vite/preload-screens.ts";
import { readFirstScreens } from "./scripts/vite/read-features.ts";

const root = import.meta.dirname;
const out = join(root, "dist");
/** The newest release is what is built. */
const [{ version }] = JSON.parse(readFileSync(join(root, "docs/releases.json"), "utf8")) as [
  { version: string },
];

const screens = await readFirstScreens(root);

export default defineConfig({
  root: join(root, "src/client"),
  publicDir: join(root, "src/client/public"),
  define: { "import.meta.env.APP_VERSION": JSON.stringify(version) },
  cacheDir: join(root, "node_modules/.cache/vite"),
  resolve: {
    conditions: ["module", "browser", "development|production"],
    // By its name Dexie is what ran ten years ago: its state machines take longer to read and to run.
    alias: [{ find: /^dexie$/, replacement: "dexie/dist/modern/dexie.mjs" }],
  },
  // Words are looked up and never imported one by one.
  json: { namedExports: false, stringify: true },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: "es2023",
    // One file: a style of each part for itself would be asked for after the code of that part.
    cssCodeSplit: false,
    // What runs es2023 knows how to load ahead.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        entryFileNames: "assets/shell-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
        codeSplitting: { groups: chunkGroups(screens) },
        chunkFileNames(chunk) {
          const words = chunk.facadeModuleId?.match(/\/locales\/([^/]+)\/([^/]+)\.json$/);
          if (words) return `assets/locale-${words[1]}-${words[2]}-[hash].js`;
          const emoji = languageOfEmoji(chunk.facadeModuleId);
          if (emoji) return `assets/locale-${emoji}-emoji-[hash].js`;
          return isShared(chunk.name) ? "assets/[hash].js" : "assets/[name]-[hash].js";
        },
      },
    },
  },
  // The service worker imports the sync worker, which as a classic script must leave no names behind.
  worker: { format: "iife" },
  server: {
    port: 7701,
    fs: { allow: [root] },
    proxy: {
      "^/(project-|erp-|oa-)?api/": "http://127.0.0.1:7700",
      "/files/": "http://127.0.0.1:7700",
      "/ws": { target: "ws://127.0.0.1:7700", ws: true },
    },
  },
  plugins: [
    tanstackRouter(routeTree(root)),
    react(),
    emojiPlugin(root),
    licensesPlugin(root),
    pdfFilesPlugin(root),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "../../sw",
      filename: "main.ts",
      injectRegister: false,
      registerType: "prompt",
      outDir: out,
      manifestFilename: "manifest.webmanifest",
      injectManifest: {
        rollupFormat: "iife",
        globDirectory: out,
        globPatterns: shellFiles,
        swDest: join(out, "main.js"),
      },
      manifest: {
        id: "/",
        name: "Plumbline",
        short_name: "Plumbline",
        description: "Plans, tasks and chat that keep going without a network.",
        start_url: "/manage/messenger",
        scope: "/",
        display: "standalone",
        display_override: ["window-controls-overlay"],
        background_color: "#1c1f26",
        theme_color: "#1c1f26",
        icons: [
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          {
            src: "/icon-maskable-512.png",
            sizes: "512x512",
            type: "image/png",
            purpose: "maskable",
          },
        ],
        share_target: {
          action: SHARE_PATH,
          method: "POST",
          enctype: "multipart/form-data",
          params: {
            title: "title",
            text: "text",
            url: "url",
            files: [{ name: "files", accept: ["*/*"] }],
          },
        },
        shortcuts: [
          { name: "Messages", url: "/manage/messenger" },
          { name: "Plans", url: "/manage/plan" },
          { name: "My tasks", url: "/manage/workbench/allTasks" },
        ],
      },
    }),
    preloadScreens(screens),
    buildManifest(version),
    packedFilesPlugin(),
  ],
});
