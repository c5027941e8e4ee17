/** Dots of a picture, four bytes each: red, green, blue and how much they cover. */
export interface Dots {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The same picture within a width and a height, on white; each dot is the mean of those that it stands for. */
export function shrink(picture: Dots, most: Pick<Dots, "width" | "height">): Dots {
  const scale = Math.min(1, most.width / picture.width, most.height / picture.height);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const rows = spanOf(row, height, picture.height);
    for (let column = 0; column < width; column += 1) {
      const columns = spanOf(column, width, picture.width);
      data.set(meanOf(picture, rows, columns), (row * width + column) * 4);
    }
  }
  return { width, height, data };
}

type Span = readonly [from: number, to: number];

function spanOf(index: number, count: number, total: number): Span {
  const from = Math.floor((index * total) / count);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * total) / count))];
}

function meanOf({ data, width }: Dots, [top, bottom]: Span, [left, right]: Span): number[] {
  const sum = [0, 0, 0];
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const place = (row * width + column) * 4;
      const cover = (data[place + 3] ?? 0) / 255;
      for (let colour = 0; colour < 3; colour += 1)
        sum[colour] = (sum[colour] ?? 0) + (data[place + colour] ?? 0) * cover + 255 * (1 - cover);
    }
  }
  const count = (bottom - top) * (right - left);
  return [...sum.map((total) => total / count), 255];
}
