import { voiceFormat } from "./voice-format.ts";

/** Plenty for a voice, and little on a bad line. */
const BITS_PER_SECOND = 24_000;
/** How often the volume is measured, ms. */
const MEASURED_EVERY = 100;

/** A voice that was recorded. */
export interface RecordedVoice {
  readonly content: Blob;
  readonly ext: string;
  /** ms */
  readonly duration: number;
  /** 0 to 1, every tenth of a second. */
  readonly volumes: readonly number[];
}

/** A recording that goes on. */
export interface VoiceRecording {
  /** Ends it and answers what was said. */
  stop(): Promise<RecordedVoice>;
  /** Ends it and forgets what was said. */
  cancel(): void;
}

/** Begins to record, once the person lets it; fails with a DOMException where they do not, or there is no microphone. */
export async function recordVoice(
  onVolume: (volumes: readonly number[]) => void,
): Promise<VoiceRecording> {
  const format = voiceFormat();
  if (!format) throw new DOMException("Nothing can be recorded here", "NotSupportedError");
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, {
    mimeType: format.mimeType,
    audioBitsPerSecond: BITS_PER_SECOND,
  });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const volumes: number[] = [];
  const meter = measure(stream, (volume) => {
    volumes.push(volume);
    onVolume([...volumes]);
  });
  const begun = performance.now();
  recorder.start();
  const end = () => {
    meter.stop();
    for (const track of stream.getTracks()) track.stop();
  };
  return {
    async stop() {
      const duration = Math.max(1, Math.round(performance.now() - begun));
      const ended = new Promise((resolve) => {
        recorder.addEventListener("stop", resolve, { once: true });
      });
      if (recorder.state !== "inactive") {
        recorder.stop();
        await ended;
      }
      end();
      const [type = ""] = format.mimeType.split(";");
      return { content: new Blob(parts, { type }), ext: format.ext, duration, volumes };
    },
    cancel() {
      if (recorder.state !== "inactive") recorder.stop();
      end();
    },
  };
}

/** Tells how loud it is, from now on. */
function measure(stream: MediaStream, tell: (volume: number) => void): { stop(): void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    tell(Math.min(1, Math.sqrt(power)));
  }, MEASURED_EVERY);
  return {
    stop() {
      clearInterval(timer);
      void context.close();
    },
  };
}
