import { createTurns } from "./film/in-turn.ts";

/** For how long films are asked for their posters, ms: what is sent waits for them, and so does what was picked after them. */
const PATIENCE = { each: 4_000, together: 8_000 };
/** Of 255: a frame that is as bright as this is taken, without looking further. */
const BRIGHT = 40;
/** Of 255: what is no brighter shows nothing, or was not drawn at all. */
const BLACK = 4;
/** Where it is looked for, as parts of the film. */
const MOMENTS = [0.1, 0.3, 0.5, 0.7, 0.9];
/** Of a long film the first moment is no later, seconds. */
const FIRST_MAX = 1;
/** Pixels of the side on which the light of a frame is measured. */
const MEASURED = 32;

/** A frame of a film, and how large the film is. */
export interface FilmFrame {
  readonly frame: Blob;
  readonly width: number;
  readonly height: number;
}

const inTurn = createTurns(PATIENCE);

/**
 * A frame of a film by which it is known: the first of several that is bright enough, else the brightest. One film at a
 * time, each for a few seconds at most and not many for all that wait; undefined where this browser does not play it, all of
 * it is black, or those before it took the time.
 */
export async function frameOfFilm(film: Blob, side: number): Promise<FilmFrame | undefined> {
  return inTurn(async (time) => lookThrough(film, side, time)).catch(() => undefined);
}

interface Look {
  readonly canvas: OffscreenCanvas;
  readonly light: number;
}

async function lookThrough(film: Blob, side: number, time: number): Promise<FilmFrame | undefined> {
  const video = document.createElement("video");
  const address = URL.createObjectURL(film);
  const end = AbortSignal.timeout(time);
  let best: Look | undefined;
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = "auto";
    await happens(video, "loadedmetadata", end, () => video.setAttribute("src", address));
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0 || height === 0) return undefined;
    try {
      for (const moment of momentsOf(video.duration)) {
        await happens(video, "seeked", end, () => (video.currentTime = moment));
        const look = lookAt(video, side);
        if (!best || look.light > best.light) best = look;
        if (best.light >= BRIGHT) break;
      }
    } catch (error) {
      // What was seen until its time was over serves.
      if (!best) throw error;
    }
    if (!best || best.light <= BLACK) return undefined;
    const frame = await best.canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    return { frame, width, height };
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(address);
  }
}

/** A film that was recorded in a browser does not know how long it is. */
function momentsOf(duration: number): readonly number[] {
  if (!Number.isFinite(duration)) return [0];
  return MOMENTS.map((part, index) =>
    index === 0 ? Math.min(FIRST_MAX, part * duration) : part * duration,
  );
}

/** Waits for what a deed brings about; throws where the film cannot be played, or time is over. */
async function happens(
  video: HTMLVideoElement,
  name: "loadedmetadata" | "seeked",
  end: AbortSignal,
  deed: () => void,
): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error("This film shows nothing here"));
      video.addEventListener(name, () => resolve(), { signal });
      video.addEventListener("error", fail, { signal });
      end.addEventListener("abort", fail, { signal });
      if (end.aborted) fail();
      else deed();
    });
  } finally {
    done.abort();
  }
}

function lookAt(video: HTMLVideoElement, side: number): Look {
  const { videoWidth: width, videoHeight: height } = video;
  const scale = Math.min(1, side / Math.max(width, height));
  const sized = (length: number) => Math.max(1, Math.round(length * scale));
  const canvas = new OffscreenCanvas(sized(width), sized(height));
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return { canvas, light: lightOf(canvas) };
}

/** How bright a picture is on the whole, 0 to 255. */
function lightOf(picture: OffscreenCanvas): number {
  const context = new OffscreenCanvas(MEASURED, MEASURED).getContext("2d");
  if (!context) return 0;
  context.drawImage(picture, 0, 0, MEASURED, MEASURED);
  const { data } = context.getImageData(0, 0, MEASURED, MEASURED);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4)
    sum += (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114;
  return sum / (MEASURED * MEASURED);
}
