import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseRefusal } from "./database-refusal.ts";

/** One step of the schema, `0001-first-tables.sql`. The checksum is SHA-256 in hex. */
export interface Migration {
  number: number;
  name: string;
  checksum: string;
  sql: string;
}

/** A step that a database says it has behind it. */
export type RanMigration = Pick<Migration, "number" | "name" | "checksum">;

const namePattern = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;

/** Reads the folder's migrations in their order; refuses names out of pattern and numbers with gaps or twins. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".sql")).toSorted();
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number(namePattern.exec(name)?.[1]);
      if (number !== index + 1) {
        const wanted = String(index + 1).padStart(4, "0");
        throw new DatabaseRefusal(
          `${join(directory, name)}: expected a file named ${wanted}-some-words.sql here`,
        );
      }
      const sql = await readFile(join(directory, name), "utf8");
      return { number, name, checksum: checksumOf(sql), sql };
    }),
  );
}

/** Equal for equal text, whatever line ends a checkout gave it. */
export function checksumOf(sql: string): string {
  return createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
}

/** The step to run next, undefined when the database is up to date; refuses a past that does not match the files. */
export function nextMigration(files: Migration[], ran: RanMigration[]): Migration | undefined {
  for (const [index, past] of ran.toSorted((a, b) => a.number - b.number).entries()) {
    const file = files[index];
    if (file === undefined) {
      throw new DatabaseRefusal(
        `The database is newer than this program: it has ${past.name}, which this version does not know. ` +
          "Start the newer version again.",
      );
    }
    if (file.number !== past.number || file.checksum !== past.checksum) {
      throw new DatabaseRefusal(
        `${file.name} is not the file that the database was built with (then ${past.name}). ` +
          "Migrations never change after they ran: restore it, and put the change into a new file.",
      );
    }
  }
  return files[ran.length];
}
