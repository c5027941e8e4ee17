import { messageSW, Workbox } from "workbox-window";

/** Pauses before something is tried again on a bad line, ms: the first one, and the longest. */
const PAUSE_FIRST = 3_000;
const PAUSE_MOST = 60_000;
/** Browsers end a service worker that has worked so long without an answer, ms. */
const ANSWERS_WITHIN = 300_000;

/**
 * Registers the service worker, again and again until it is installed: where its first installation fails, as it does on
 * a bad line, the browser forgets it. Answers nothing where the browser allows none, by policy or in private windows:
 * then the app needs its network.
 */
export async function installUntilThere(
  watch: (registering: Workbox) => void,
): Promise<ServiceWorkerRegistration | undefined> {
  for (let pause = PAUSE_FIRST; ; pause = longer(pause)) {
    const registering = new Workbox("/main.js", { scope: "/", type: "classic" });
    watch(registering);
    try {
      const registration = await registering.register();
      if (registration && (await isInstalled(registration))) return registration;
    } catch (error) {
      // A script that did not come is a type error; whatever else it is, it is no fault of the line.
      if (!(error instanceof TypeError)) return undefined;
    }
    await pauseOf(pause);
  }
}

/** Has a version fetch all of its parts, until they are here or the version is of no use any more. */
export async function fetchAhead(worker: ServiceWorker | null, language: string): Promise<void> {
  if (!worker) return;
  const isOfUse = () => worker.state !== "redundant";
  for (let pause = PAUSE_FIRST; isOfUse(); pause = longer(pause)) {
    const answer = messageSW(worker, { type: "prefetch", language });
    if ((await Promise.race([answer, silence()])) !== false) return;
    await pauseOf(pause);
  }
}

async function isInstalled({ active, waiting, installing }: ServiceWorkerRegistration) {
  if (active ?? waiting) return true;
  if (!installing) return false;
  if (installing.state === "installing")
    await new Promise((resolve) => {
      installing.addEventListener("statechange", resolve, { once: true });
    });
  return installing.state !== "redundant";
}

async function silence(): Promise<false> {
  await new Promise((resolve) => setTimeout(resolve, ANSWERS_WITHIN));
  return false;
}

/** Waits, but no longer than until there is a network again. */
async function pauseOf(pause: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    addEventListener("online", end);
  });
}

function longer(pause: number): number {
  return Math.min(pause * 2, PAUSE_MOST);
}
