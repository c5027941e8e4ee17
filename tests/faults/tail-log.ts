import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { createLuck } from "#tests/sim/luck.ts";

const WRITERS = 32;
const READERS = 8;
/** Milliseconds that a transaction takes at most, besides what it has to. */
const LONGEST = 20;

/** Where the number of a line comes from. */
export type Numbering = "counter" | "bigserial";

const SCHEMA = "tail_log";

/** What 8 readers who follow a log by `seq > last` did not get of what 32 writers wrote. */
export async function missedByReaders(
  url: string,
  numbering: Numbering,
  { seed, writes }: { seed: number; writes: number },
): Promise<number> {
  const pool = new Pool({ connectionString: url, max: WRITERS + READERS });
  pool.on("error", () => undefined);
  try {
    await createLog(pool);
    const total = WRITERS * writes;
    const readers = Array.from({ length: READERS }, async () => follow(pool, total));
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        const luck = createLuck(seed * WRITERS + writer);
        for (let write = 0; write < writes; write += 1) {
          await writeOne(pool, numbering, luck.upTo(LONGEST));
        }
      }),
    );
    const missed = (await Promise.all(readers)).map((read) => total - read);
    return missed.reduce((sum, count) => sum + count, 0);
  } finally {
    await pool.query(`drop schema if exists ${SCHEMA} cascade`);
    await pool.end();
  }
}

async function createLog(pool: Pool): Promise<void> {
  await pool.query(`drop schema if exists ${SCHEMA} cascade`);
  await pool.query(`create schema ${SCHEMA}`);
  await pool.query(`create table ${SCHEMA}.counter (head bigint not null)`);
  await pool.query(`insert into ${SCHEMA}.counter values (0)`);
  await pool.query(`create table ${SCHEMA}.log (seq bigserial primary key)`);
}

/** One transaction: a number, a line under it, and work before or behind it as long as it takes. */
async function writeOne(pool: Pool, numbering: Numbering, length: number): Promise<void> {
  const client = await pool.connect();
  const work = async () => client.query("select pg_sleep($1)", [length / 1_000]);
  try {
    await client.query("begin");
    if (numbering === "bigserial") {
      await client.query(`insert into ${SCHEMA}.log default values`);
      await work();
    } else {
      // Bumped last: whoever comes next waits for this commit.
      await work();
      await client.query(
        `with taken as (update ${SCHEMA}.counter set head = head + 1 returning head)
         insert into ${SCHEMA}.log (seq) select head from taken`,
      );
    }
    await client.query("commit");
  } finally {
    client.release();
  }
}

/** Follows the log to its last line; gives back how many lines came by. */
async function follow(pool: Pool, total: number): Promise<number> {
  let last = 0;
  let read = 0;
  for (;;) {
    const lines = await pool.query<{ seq: string }>(
      `select seq from ${SCHEMA}.log where seq > $1 order by seq`,
      [last],
    );
    read += lines.rowCount ?? 0;
    last = Number(lines.rows.at(-1)?.seq ?? last);
    if (last === total) return read;
    await sleep(1);
  }
}
