import pg from "pg";
const stats = new Map<string,[number,number]>();
const orig = pg.Client.prototype.query;
(pg.Client.prototype as any).query = function(config: any, ...rest: any[]) {
  const text = typeof config === "string" ? config : config.text;
  const t = performance.now(); const r = (orig as any).call(this, config, ...rest);
  if (r?.then) r.then(() => { const s = stats.get(text) ?? [0,0]; s[0]++; s[1]+=performance.now()-t; stats.set(text, s); }, () => {});
  return r;
};
process.on("SIGUSR2", () => { for (const [t,[n,ms]] of [...stats].sort((a,b)=>b[1][1]-a[1][1]).slice(0,25)) console.log(n, (ms/n).toFixed(3), t.replace(/\s+/g," ").slice(0,110)); });
await import("#server/main.ts");
