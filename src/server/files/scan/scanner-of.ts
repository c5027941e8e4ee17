import type { ScannerSettings } from "../../settings.ts";
import { clamdScanner } from "./clamd-scanner.ts";
import { commandScanner } from "./command-scanner.ts";
import type { Scanner } from "./scanner.ts";

/** The scanner that the operator has set. */
export function scannerOf(settings: ScannerSettings): Scanner {
  return "command" in settings ? commandScanner(settings.command) : clamdScanner(settings.clamd);
}
