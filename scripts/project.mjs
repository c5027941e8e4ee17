/** Where things are, and how a script starts another program. Runs on Node 20 too: it is used before anything is installed. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

/** Every script works on the folder it is called from, which npm sets to the one that holds package.json. */
export const root = process.cwd();

/** The Node that came with the packages; the machine's own one where it is new enough and the package did not install. */
export function projectNode() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  const installed = join(root, "node_modules", "node", "bin", name);
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  throw new Error(
    "Node 24 is missing: the package `node` did not install itself. Allow npm to run install scripts, or use Node 24.",
  );
}

/** Programs we start find the packages' tools and Node before the machine's, and what they compiled when they ran before. */
export function projectEnv(extra = {}) {
  const path = [join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  const compiled = join(root, "node_modules", ".cache", "compiled");
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled, ...extra };
}

/** Runs a program to its end with our own input and output; gives its exit code, 128 + n where a signal ended it. */
export function run(command, args, options = {}) {
  const { promise, resolve, reject } = resolvers();
  const child = spawn(command, args, { stdio: "inherit", cwd: root, ...options });
  const stopForwarding = forwardSignals(child);
  child.once("error", (error) => {
    stopForwarding();
    reject(error);
  });
  child.once("close", (code, signal) => {
    stopForwarding();
    resolve(code ?? 128 + signalNumber(signal));
  });
  return promise;
}

/** Runs a program to its end and keeps what it prints. */
export function capture(command, args, options = {}) {
  const { promise, resolve, reject } = resolvers();
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], cwd: root, ...options });
  const chunks = [];
  child.stdout.on("data", (chunk) => chunks.push(chunk));
  child.stderr.on("data", (chunk) => chunks.push(chunk));
  child.once("error", reject);
  child.once("close", (code) => {
    resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") });
  });
  return promise;
}

/** A program of a package, started with the project's Node. */
export function tool(path, ...args) {
  return [projectNode(), [join(root, "node_modules", path), ...args]];
}

/** The whole of a script: what goes wrong is said in one sentence, not with the place in our code where it was noticed. */
export async function main(script) {
  try {
    process.exitCode = (await script()) ?? process.exitCode;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Whether a module is the one that was started, and not imported by another. */
export function isStarted(moduleUrl) {
  const [, started] = process.argv;
  return started !== undefined && moduleUrl === pathToFileURL(started).href;
}

/** A terminal sends Ctrl-C to every program in front of it; passing it on as well would deliver it twice. */
function forwardSignals(child) {
  const signals = ["SIGTERM", "SIGHUP", "SIGINT"];
  const forward = (signal) => {
    if (signal === "SIGINT" && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}

function signalNumber(signal) {
  return { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 0;
}

function resolvers() {
  let resolve;
  let reject;
  const promise = new Promise((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
