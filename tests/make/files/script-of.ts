import { join } from "node:path";
import { build } from "vite";

const repository = join(import.meta.dirname, "../../..");

/** A module of ours with all that it needs as one script, as the build of the app makes them of workers. */
export async function scriptOf(entry: string): Promise<string> {
  const [script] = await buildScripts(entry, "iife");
  return script?.code ?? "";
}

/** A worker's script as a module, and those of the workers which it starts, by the paths at which it looks for them. */
export async function workerScriptsOf(entry: string): Promise<Map<string, string>> {
  const scripts = await buildScripts(entry, "es");
  return new Map(scripts.map(({ path, code }) => [path, code]));
}

async function buildScripts(
  entry: string,
  format: "es" | "iife",
): Promise<{ path: string; code: string }[]> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: repository,
    build: {
      write: false,
      minify: false,
      target: "es2023",
      lib: {
        entry: join(repository, entry),
        formats: [format],
        name: "ours",
        fileName: () => "script.js",
      },
    },
  });
  const [{ output }] = built as unknown as [
    { output: { fileName: string; code?: string; source?: string }[] },
  ];
  return output.map(({ fileName, code, source }) => ({
    path: `/${fileName}`,
    code: code ?? source ?? "",
  }));
}
