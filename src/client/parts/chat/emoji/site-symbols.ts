/** What people on sites say without words. */
export const siteSymbols: readonly string[] = [
  ..."👍 👎 👌 ✅ ❌ ❓ ❗ ⚠️ 🔴 🟡 🟢 ⏰ 📌 📎 📷 📞".split(" "),
  ..."🏗️ 🧱 🚧 🚜 🚛 🔨 🔧 ⚙️ 🪜 🦺 ⛑️ 📐 📏 🧯 💡 🌧️".split(" "),
];
