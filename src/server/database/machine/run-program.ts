import { execFile } from "node:child_process";

/** The account a program runs under; undefined means that of this process. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
}

/** How a finished program went. `code` is its exit code, or the system's word when it never ran ("EACCES"). */
export interface ProgramEnd {
  ok: boolean;
  code: number | string;
  output: string;
}

/** Runs a program to its end as the given account. Never throws: a program that cannot run is an answer too. */
export function runProgram(
  file: string,
  words: string[],
  options: { account?: Account | undefined; folder: string },
): Promise<ProgramEnd> {
  const settings = {
    cwd: options.folder,
    env: bareEnvironment(),
    windowsHide: true,
    ...identityOf(options.account),
  };
  return new Promise((resolve) => {
    execFile(file, words, settings, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim();
      if (error === null) return resolve({ ok: true, code: 0, output });
      resolve({
        ok: false,
        code: error.code ?? error.signal ?? 1,
        output: output || error.message,
      });
    });
  });
}

/** The part of spawn options that changes the account. */
export function identityOf(account: Account | undefined): { uid?: number; gid?: number } {
  return account === undefined ? {} : { uid: account.uid, gid: account.gid };
}

const keptVariables = ["PATH", "LD_LIBRARY_PATH", "SystemRoot", "TEMP", "TMP"];

/**
 * Nothing but what a program needs to start: PG* variables would redirect it, and the server's own
 * secrets do not belong where another account can read them.
 */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const kept = keptVariables.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), LC_ALL: "C", TZ: "UTC" };
}
