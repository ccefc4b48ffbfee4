import { chromium } from "playwright"
const base="http://demo.localhost:3111"
const browser=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]})
const [,, who="olivia.owner", ...specs]=process.argv
const ctx=await browser.newContext({viewport:{width:1440,height:900}})
const page=await ctx.newPage()
const errors=[]
page.on("console",m=>m.type()==="error"&&errors.push(m.text())); page.on("pageerror",e=>errors.push(String(e)))
await page.goto("http://localhost:3111/login")
await page.locator("input").first().fill(who); await page.locator("input[type=password]").fill("Clear-View-2026"); await page.keyboard.press("Enter")
await page.waitForURL(/demo\.localhost/); await page.waitForTimeout(1500)
for(const s of specs){ const [path,width,scheme,lang,name,click]=s.split(",")
 await page.setViewportSize({width:+width,height:+width<500?844:900}); await page.emulateMedia({colorScheme:scheme})
 await page.goto(base+path); await page.waitForTimeout(1500)
 if(lang){const b=page.getByRole("button",{name:new RegExp("^"+lang.toUpperCase()+" ")}); if(await b.count()) {await b.first().click(); await page.waitForTimeout(800)}}
 if(click){for(const c of click.split("|")){ const m=/^(\w+):(.*)$/.exec(c); try{await page.getByRole(m[1],{name:new RegExp(m[2])}).first().click({timeout:4000})}catch(e){console.log("no",c)} await page.waitForTimeout(900)}}
 await page.screenshot({path:`/tmp/shots/${name}.png`})
}
console.log(errors.slice(0,5)); await browser.close()
