import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { firstTexts } from "./src/client/i18n/first-texts.ts";
import { timeLocaleName } from "./src/client/i18n/time-locale.ts";
import { languages } from "./src/base/languages.ts";
import { SHARE_PATH } from "./src/base/shared-content.ts";
import { firstIcons } from "./scripts/first-icons.ts";
import { licensesPlugin } from "./scripts/licenses.ts";
import { packedFilesPlugin } from "./scripts/packed-files.ts";

const root = import.meta.dirname;
const out = join(root, "dist");
/** The newest release is what is built. */
const [{ version }] = JSON.parse(readFileSync(join(root, "docs/releases.json"), "utf8")) as [
  { version: string },
];

/** Files that the service worker fetches before it takes over: what the first screen needs. */
const shell = [
  "index.html",
  "start.js",
  "icon.svg",
  "assets/{shell,rolldown-runtime,react,base,app,manage}-*.js",
  "assets/style-*.css",
  "assets/sync.worker-*.js",
  "assets/cipher.worker-*.js",
  "assets/inter-latin-wght-normal-*.woff2",
];

/** Tells the server what the build consists of: its id, and all addresses a browser may want ahead. */
function buildManifest(): Plugin {
  let folder = out;
  return {
    name: "plumbline-build-manifest",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        const assets = readdirSync(join(folder, "assets")).toSorted();
        const build = createHash("sha256").update(assets.join("\n")).digest("hex").slice(0, 12);
        const isShell =
          /^((shell|rolldown-runtime|react|base|app|manage|style|sync\.worker|cipher\.worker)-|inter-latin-wght-normal)/;
        const list = assets.map((name) => `/assets/${name}`);
        const precached = list.filter((path) => isShell.test(path.slice("/assets/".length)));
        writeFileSync(
          join(folder, "build.json"),
          `${JSON.stringify({ build, version, assets: list, precached }, undefined, 2)}\n`,
        );
      },
    },
  };
}

const appModules =
  /node_modules\/(dexie|comlink|@tanstack\/(react-virtual|virtual-core)|@tabler\/icons-react\/dist\/esm\/(?!icons\/))\/?|src\/domain\/(plan\/can-change-plan|message\/preview)|src\/client\/(data\/(database|queries|lead\/delivery-tag|storage\/histories)|features\/(signed-in|task-panel\/late-task-panel)|parts\/(shell|sync|time|plan\/use-plan-actions|task\/(use-due|due-tag|task-color|use-complete)|keyboard\/(key-words|send-key)|chat\/use-dialog-name)|ui\/(density|menu\/late-menu|virtual-list|initials-avatar|count-badge|tag|tint|status-chip|icon-button|empty-state|skeleton-list|toast|ask|pane|boundary\/boundary)|live\/(calls\/(use-calls|reach|user-field)|notices\/in-view|session\/account-database|ask-ahead|live-queries|ask-for-delivery|data-context|data-provider|people-provider|use-(live|users|run|sync-status|dialogs|task|plan|board|messages|dialog-people|draft)\.ts))/;

const shownFirst = firstIcons();
const isFirstIcon = (id: string) =>
  shownFirst.has(/@tabler\/icons-react\/dist\/esm\/icons\/(\w+)\.mjs/.exec(id)?.[1] ?? "");

const firstWords = [...new Set(Object.values(firstTexts).flat())];
const isFirstWords = new RegExp(
  String.raw`/locales/([^/]+)/(${firstWords.join("|")})\.json|/i18n/texts/([^/]+)\.ts`,
);

/** The file in which the words lie that screens of a language begin with; undefined for other modules. */
function fileOfWords(id: string): string | undefined {
  const [, folder, , places] = isFirstWords.exec(id) ?? [];
  const found = languages.find(({ code }) => code === folder || code.toLowerCase() === places);
  return found && `locale-${found.code}-first`;
}

/**
 * What every signed-in screen needs comes in a few files: a file for each icon
 * would cost more in requests than it saves. The first groups are what the
 * sign-in needs as well, so that it does not load the rest.
 */
const chunkGroups = [
  { name: fileOfWords, priority: 1, test: (id: string) => fileOfWords(id) !== undefined },
  { name: "react", priority: 9, test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: "base",
    priority: 8,
    test: /src\/(base\/|client\/(routes\/-(search|to-sign-in)\.ts|platform\/([a-z-]+\.ts|client-kind|history|title)|i18n\/[a-z-]+\.ts|ui\/theme|parts\/failure|live\/session\/(session|ended)\.ts)|domain\/((?!commands|entities)[a-z-]+\.ts|user\/(user|account|access|device|password-strength)\.ts|import\/clean-text)|contract\/(call|envelope|headers|version|session)\.ts)|node_modules\/(zod|fractional-indexing|@tanstack\/(react-router|router-core|history|react-store|store)|i18next|react-i18next|dayjs\/dayjs|clsx|@mantine\/(hooks|core\/esm\/(core|components\/(Box|Button|ActionIcon|Loader|Input|InputBase|Text|UnstyledButton|CloseButton|Transition|Overlay|Group|Stack|Title|Paper|CheckIcon|ScrollArea\/use))))/,
  },
  {
    name: "menus",
    priority: 4,
    test: /node_modules\/(@floating-ui|@mantine\/core\/esm\/components\/(Floating|FocusTrap|Menu|Popover|Portal|Radio|Checkbox)\/)|src\/client\/ui\/menu\/menu\.tsx/,
  },
  { name: "icons", priority: 3, test: /node_modules\/@tabler\// },
  {
    name: "app",
    priority: 5,
    test: (id: string) => appModules.test(id) || isFirstIcon(id),
  },
];

/** Addresses and the routes whose code they need first. */
const firstRoutes: Readonly<Record<string, readonly string[]>> = {
  "/manage/": ["routes/manage.tsx"],
  "/manage/messenger": ["routes/manage/messenger."],
  "/manage/plan/": ["routes/manage/plan/$planId.tsx"],
  "/manage/workbench": ["routes/manage/workbench."],
  "/single/task": ["routes/single/task."],
  "/login": ["routes/login.tsx"],
};

/** Writes into the page which files each screen is made of, its words too, so that they are asked for at once. */
function preloadScreens(): Plugin {
  return {
    name: "plumbline-preload-screens",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const texts = languages.map(({ code }) => {
          const times = `/dayjs/locale/${timeLocaleName(code)}.js`;
          const files = chunks.filter(
            ({ name, facadeModuleId }) =>
              name === `locale-${code}-first` || facadeModuleId?.endsWith(times),
          );
          return [code, files.map(({ fileName }) => `/${fileName}`)];
        });
        const collect = (name: string, files: Set<string>) => {
          const chunk = chunks.find(({ fileName }) => fileName === name);
          if (!chunk || files.has(`/${name}`)) return;
          files.add(`/${name}`);
          for (const imported of chunk.imports) collect(imported, files);
        };
        const screens = Object.entries(firstRoutes).map(([path, routes]) => {
          const files = new Set<string>();
          for (const { fileName, moduleIds } of chunks) {
            const isFirst = moduleIds.some(
              (id) =>
                (path !== "/login" && id.endsWith("live/ask-ahead.ts")) ||
                (id.includes("tsr-split=component") && routes.some((route) => id.includes(route))),
            );
            if (isFirst) collect(fileName, files);
          }
          return [path, [...files].filter((file) => !html.includes(file))];
        });
        const start = {
          languages: languages.map(({ code, locale, tags }) => ({ code, locale, tags })),
          screens: Object.fromEntries(screens),
          texts: Object.fromEntries(texts),
        };
        const place = /(id="start">)\s*\{\}\s*/;
        if (!place.test(html)) throw new Error("index.html has no place for what the start needs");
        return html.replace(place, `$1${JSON.stringify(start)}`);
      },
    },
  };
}

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
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        entryFileNames: "assets/shell-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
        codeSplitting: { groups: chunkGroups },
        chunkFileNames(chunk) {
          const words = chunk.facadeModuleId?.match(/\/locales\/([^/]+)\/([^/]+)\.json$/);
          if (words) return `assets/locale-${words[1]}-${words[2]}-[hash].js`;
          return "assets/[name]-[hash].js";
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
      "/api": "http://127.0.0.1:7700",
      "/ws": { target: "ws://127.0.0.1:7700", ws: true },
    },
  },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: join(root, "src/client/routes"),
      generatedRouteTree: join(root, "src/client/route-tree.gen.ts"),
      quoteStyle: "double",
      semicolons: true,
      addExtensions: true,
    }),
    react(),
    licensesPlugin(root),
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
        globPatterns: shell,
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
    preloadScreens(),
    buildManifest(),
    packedFilesPlugin(),
  ],
});
