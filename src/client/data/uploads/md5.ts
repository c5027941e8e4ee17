import SparkMD5 from "spark-md5";

/** Reckons the MD5 of one content, of which the slices come in their order; they may be handed over for good. */
export interface Md5 {
  append(slice: ArrayBuffer): Promise<void>;
  end(): Promise<string>;
}

/** Reckoned in this thread, which does nothing else meanwhile. */
export function md5Here(): Md5 {
  const md5 = new SparkMD5.ArrayBuffer();
  return {
    append: async (slice) => void md5.append(slice),
    end: async () => md5.end(),
  };
}
