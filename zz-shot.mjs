import { chromium } from "playwright"
const [,, width="1440", theme="light", lang="en", ...paths] = process.argv
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] })
const c = await b.newContext({ viewport: { width: +width, height: +width < 500 ? 844 : 900 }, colorScheme: theme, locale: lang })
const p = await c.newPage()
p.on("console", m => { if (m.type()==="error"||m.type()==="warning") console.log("CONSOLE", m.text().slice(0,300)) })
p.on("pageerror", e => console.log("PAGEERROR", e.message.slice(0,500)))
p.on("requestfailed", r => console.log("REQFAILED", r.url(), r.failure()?.errorText))
await p.goto("http://localhost:3100/login")
await p.waitForTimeout(800)
await p.screenshot({ path: `/tmp/shots/login-${width}-${theme}-${lang}.png` })
const user = { en: "sam.sales", fr: "sophie.ventes", es: "salma.ventas" }[lang]
await p.locator("input[name=userName]").fill(user)
await p.locator("input[name=password]").fill("Clear-View-2026")
await p.keyboard.press("Enter")
await p.waitForURL(/demo\.localhost:3100\/(dashboard|$)/, { timeout: 10000 }).catch(e => console.log("NAV", p.url(), e.message.slice(0,100)))
await p.waitForTimeout(1200)
for (const path of paths) {
  await p.goto("http://demo.localhost:3100" + path); await p.waitForTimeout(1200)
  await p.screenshot({ path: `/tmp/shots/${path.replace(/[^a-z]+/gi,"_")}-${width}-${theme}-${lang}.png`, fullPage: true })
  console.log(path, p.url(), await p.title())
}
await b.close()
