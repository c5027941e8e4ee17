import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { late } from "./late.tsx";
import { Meanwhile } from "./meanwhile.tsx";

const Panel = ({ name }: { readonly name: string }) => <p>{name}</p>;

test("until its code has come what stands around a late part says what is there", () => {
  const Late = late(async () => Panel);
  const drawn = renderToString(
    <Meanwhile instead={<i>Soon</i>}>
      <Late name="Pier 4" />
    </Meanwhile>,
  );
  expect(drawn).toContain("Soon");
  expect(drawn).not.toContain("Pier 4");
});

test("what was fetched ahead stands at once", async () => {
  const Late = late(async () => Panel);
  await Late.ahead();
  const drawn = renderToString(
    <Meanwhile instead={<i>Soon</i>}>
      <Late name="Pier 4" />
    </Meanwhile>,
  );
  expect(drawn).toContain("Pier 4");
  expect(drawn).not.toContain("Soon");
});

test("code that cannot be had is told to whoever asks ahead, and asked for again", async () => {
  const answers = [Promise.reject(new TypeError("Failed to fetch")), Promise.resolve(Panel)];
  const Late = late(async () => (await answers.shift()) ?? Panel);
  await expect(Late.ahead()).rejects.toThrow("Failed to fetch");
  await Late.ahead();
  expect(renderToString(<Late name="Pier 4" />)).toContain("Pier 4");
});
