// A scanner that knows one virus, and takes no more than a megabyte. It is down as long as there is a file under the path that it is given.
import { existsSync } from "node:fs";
import process from "node:process";

const DOWN = 2;
const TOO_LARGE = 3;
const LIMIT = 1024 ** 2;
const [, , downPath] = process.argv;
let seen = "";
for await (const piece of process.stdin) seen += piece.toString("latin1");
const isInfected = seen.includes("EICAR-STANDARD-ANTIVIRUS");
if (isInfected) process.stdout.write("Eicar-Test");
process.exitCode = Number(isInfected);
if (seen.length > LIMIT) process.exitCode = TOO_LARGE;
if (existsSync(downPath)) process.exitCode = DOWN;
