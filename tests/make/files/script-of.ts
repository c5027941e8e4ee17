import { join } from "node:path";
import { build } from "vite";

const repository = join(import.meta.dirname, "../../..");

/** A module of ours with all that it needs as one script, as the build of the app makes them of workers. */
export async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: repository,
    build: {
      write: false,
      minify: false,
      target: "es2023",
      lib: { entry: join(repository, entry), formats: ["iife"], name: "ours" },
    },
  });
  const [{ output }] = built as unknown as [{ output: { code: string }[] }];
  return output[0]?.code ?? "";
}
