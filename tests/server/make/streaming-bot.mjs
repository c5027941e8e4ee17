// A bot on another machine: begins a message and says it word by word. It knows the calls and nothing of the product's code.
const [address, token, dialogId, ...words] = process.argv.slice(2);

async function call(path, body) {
  const reply = await fetch(new URL(path, address), {
    method: "POST",
    headers: { "content-type": "application/json", token },
    body: JSON.stringify(body),
  });
  const envelope = await reply.json();
  if (envelope.code !== 200) throw new Error(`${path}: ${envelope.code} ${envelope.reason}`);
  return envelope.data;
}

const { id } = await call("/api/bot/stream/begin", { dialogId: Number(dialogId) });
process.stdout.write(`${id}\n`);
for (const word of words) {
  await call("/api/bot/stream", { msgId: id, action: "append", text: `${word} ` });
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.WORD_EVERY ?? 60)));
}
await call("/api/bot/stream", { msgId: id, action: "done" });
