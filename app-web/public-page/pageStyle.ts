/**
 * The layout of a public page, independent of its colors: mobile-first with one column, and a desktop layout from a
 * container width of 860 pixels, so that the preview next to a form uses the phone layout. It loads no fonts, scripts
 * or other files.
 */
export const pageStyle = `
.Page{container:page/inline-size;background:var(--ground);color:var(--text);color-scheme:light dark;font:17px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;min-height:100vh;min-height:100dvh;overflow-wrap:break-word;-webkit-text-size-adjust:100%;text-size-adjust:100%}
.Page *{box-sizing:border-box}
.Page h1,.Page h2,.Page h3{color:var(--title);line-height:1.15;letter-spacing:-.02em;margin:0;text-wrap:balance}
.Page h2{font-size:1.75rem;font-weight:750}
.Page h3{font-size:1.125rem;letter-spacing:-.01em}
.Page p{margin:0}
.Page a{color:var(--link)}
.Page ul{list-style:none;margin:0;padding:0}
.Page :focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:6px}
.Page .Band0 :focus-visible,.Page footer :focus-visible{outline-color:currentColor}
.Skip{position:absolute;left:8px;top:8px;background:var(--ground);padding:12px 16px;z-index:3;border-radius:8px}
.Skip:not(:focus){clip-path:inset(50%);pointer-events:none}
.Icon{width:1.25em;height:1.25em;flex:none;fill:none;stroke:currentColor;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}
.Wrap{max-width:1180px;margin:0 auto;padding:0 20px}
.Band0{background:var(--header);color:var(--on-header)}
.Page .Top{display:flex;flex-wrap:wrap;align-items:center;gap:4px;min-height:68px;padding-block:10px}
.PageBrand{display:flex;align-items:center;gap:10px;font-weight:700;font-size:1.0625rem;line-height:1.2;letter-spacing:-.01em;flex:1 1 9rem;min-width:0}
.PageBrand img{height:44px;width:auto;max-width:min(100%,190px);object-fit:contain;background:#fff;border-radius:9px;padding:5px 8px}
.BrandGlass{flex:none}
.Tongues{display:flex}
.Page .Tongues a{color:inherit;text-decoration:none;font-weight:600;min-width:40px;min-height:44px;display:grid;place-items:center;border-radius:8px}
.Page .Tongues a[aria-current]{box-shadow:inset 0 -3px 0 currentColor;border-radius:0}
.Page .Tongues a:hover{text-decoration:underline}
.Page .TopCall{color:inherit;min-width:44px;min-height:44px;display:inline-flex;align-items:center;justify-content:center;gap:8px;text-decoration:none;font-weight:600;border-radius:12px}
.TopCall .Icon{width:23px;height:23px}
.TopCall span{display:none}
.Links{display:none}
.Stage{padding:0 10px 14px}
.Glass{position:relative;aspect-ratio:300/176;border-radius:34px 34px 26px 26px/60px 60px 22px 22px;overflow:hidden;border:7px solid #0a0f10;background:#20353a}
.Glass img,.Scene{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;display:block}
.Glass::after{content:"";position:absolute;inset:0;pointer-events:none;background:radial-gradient(circle,#0a0f10 2.1px,transparent 2.4px) 0 -1px/9px 9px repeat-x,radial-gradient(circle,#0a0f10 1.5px,transparent 1.8px) 4.5px 5px/9px 9px repeat-x,radial-gradient(circle,#0a0f10 2.1px,transparent 2.4px) 0 calc(100% + 1px)/9px 9px repeat-x,radial-gradient(circle,#0a0f10 1.5px,transparent 1.8px) 4.5px calc(100% - 5px)/9px 9px repeat-x}
.Veil{display:none}
.Words{display:grid;gap:16px;padding:28px 20px 36px}
.Page h1{font-size:clamp(2.125rem,9.4cqw,3.75rem);font-weight:800;letter-spacing:-.035em;line-height:1.06}
.Page h1 span{display:block}
.Lead{font-size:1.125rem}
.Acts{display:grid;gap:12px}
.Page .Act{display:flex;align-items:center;justify-content:center;gap:12px;min-height:58px;padding:10px 24px;border-radius:14px;font-size:1.1875rem;font-weight:650;text-decoration:none;text-align:center;background:var(--button);color:var(--on-button);transition:filter .15s,transform .1s}
.Page .Act:hover{filter:brightness(1.08)}
.Page .Act:active{transform:translateY(1px)}
.Page .Act.Second{background:transparent;color:var(--title);border:1.5px solid color-mix(in srgb,var(--text) 55%,transparent);font-size:1.0625rem;min-height:54px}
.Facts{display:grid;gap:9px}
.Facts li{display:flex;gap:10px;align-items:flex-start}
.Facts .Icon{color:var(--link);margin-top:2px;stroke-width:2.2}
.Doors{display:flex;gap:9px;align-items:center;justify-content:center;font-weight:550}
.Doors .Dot{width:10px;height:10px;border-radius:50%;border:2px solid currentColor;flex:none}
.Doors .Dot.Open{background:#2f9e63;border-color:#2f9e63}
.Part{padding:40px 0;border-top:1px solid var(--line)}
.Part>.Wrap{display:grid;gap:24px}
.Services{display:grid;gap:12px}
.Services li{display:grid;grid-template-columns:112px 1fr;gap:4px 18px;align-items:center;background:var(--raised);border-radius:16px;padding:18px}
.Services .ServiceGlass{grid-row:span 2}
.Services h3{align-self:end}
.Services p{align-self:start;font-size:1rem}
.ServiceGlass{max-width:100%;height:auto}
.ServiceGlass .Band{fill:#11191b}.ServiceGlass .Rim{fill:#5d6f73}.ServiceGlass .Pane{fill:var(--glass)}.ServiceGlass .Sheen{fill:#fff;opacity:.42}
.ServiceGlass .Wire{fill:none;stroke:#b5642e;stroke-width:2.5;opacity:.8}
.ServiceGlass .Crack path{fill:none;stroke:#11191b;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}.ServiceGlass .Crack circle{fill:#11191b}
.ServiceGlass .Aim{fill:none;stroke:var(--title);stroke-width:7;stroke-linecap:round}
@media(prefers-color-scheme:dark){.Page:not([data-theme=light]) .ServiceGlass .Band{fill:#05090a}.Page:not([data-theme=light]) .ServiceGlass .Sheen{opacity:.14}.Page:not([data-theme=light]) .ServiceGlass .Crack path{stroke:#eef6f5}.Page:not([data-theme=light]) .ServiceGlass .Crack circle{fill:#eef6f5}}
.Jobs{display:flex;gap:14px;overflow-x:auto;scroll-snap-type:x mandatory;padding:4px 20px 16px;margin:0 -20px;scroll-padding:20px;scrollbar-width:thin}
.Jobs figure{flex:0 0 min(82%,380px);margin:0;scroll-snap-align:start;background:var(--raised);border-radius:16px;overflow:hidden;display:flex;flex-direction:column}
.Jobs img{width:100%;aspect-ratio:4/3;object-fit:cover;display:block;height:auto}
.Jobs figcaption{padding:12px 16px 15px;font-size:1rem}
.Told{display:grid;gap:20px}
.Told img{width:100%;height:auto;max-height:440px;object-fit:cover;border-radius:18px;display:block}
.Told p{white-space:pre-line;max-width:68ch}
.Where{display:grid;gap:28px}
.Hours{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.Hours th,.Hours td{padding:11px 0;border-bottom:1px solid var(--line);font-weight:inherit;text-align:start;vertical-align:top}
.Hours td{text-align:end;padding-inline-start:16px}
.Hours .Today{font-weight:700;color:var(--title)}
.Places{display:grid;gap:18px}
.Places li{display:grid;gap:3px}
.Page .Places a,.Page .Reach a{display:inline-flex;gap:9px;align-items:center;min-height:44px;font-weight:600;text-underline-offset:3px}
.Map{width:100%;max-width:480px;height:auto;display:block;background:var(--raised);border-radius:18px}
.MapArea{fill:color-mix(in srgb,var(--link) 10%,transparent);stroke:var(--link);stroke-width:1.3;stroke-dasharray:.1 5;stroke-linecap:round}
.MapFar,.MapNear{fill:none;stroke-linecap:round;stroke:var(--text)}
.MapFar{stroke-width:3;opacity:.22}.MapNear{stroke-width:5;stroke:var(--link);opacity:.75}
.MapPin{fill:var(--title);stroke:var(--raised);stroke-width:1.5}.MapEye{fill:var(--raised)}
.MapRing{fill:var(--title);font-size:13px;font-weight:700;paint-order:stroke;stroke:var(--raised);stroke-width:5px;stroke-linejoin:round}
.Reach{display:grid;gap:14px}
.Reach .Acts{margin-top:4px}
.Foot{background:var(--footer);color:var(--on-footer);padding:28px 0 34px;font-size:1rem}
.Foot .Wrap{display:flex;flex-wrap:wrap;gap:6px 28px;align-items:center}
.Foot .Wrap>:first-child{margin-inline-end:auto}
.Page .Foot a{color:inherit;min-height:44px;display:inline-flex;align-items:center;text-underline-offset:3px}
.Kind{display:grid;place-content:center;gap:16px;min-height:80vh;padding:32px 20px;max-width:560px;margin:0 auto;text-align:center}
.Kind h1{font-size:clamp(1.75rem,7cqw,2.5rem)}
.Kind .ServiceGlass{margin:0 auto;width:150px}
@container page (min-width:560px){
.Services{grid-template-columns:repeat(2,1fr)}
.Acts{display:flex;flex-wrap:wrap}
.Doors{justify-content:flex-start}
}
@container page (min-width:860px){
.Wrap{padding:0 40px}
.Page h2{font-size:2.25rem}
.Page .Top{min-height:80px;gap:4px 14px}
.PageBrand{font-size:1.25rem}
.Links{display:flex;gap:6px}
.Page .Links a{color:inherit;text-decoration:none;font-weight:550;min-height:44px;padding:0 12px;display:inline-flex;align-items:center;border-radius:8px}
.Page .Links a:hover{text-decoration:underline;text-underline-offset:5px}
.Page .TopCall{border:1.5px solid color-mix(in srgb,currentColor 45%,transparent);padding:0 16px;min-height:48px}
.TopCall span{display:inline}
.TopCall .Icon{width:20px;height:20px}
.Hero{position:relative;background:var(--header);padding:0 20px 20px}
.Stage{padding:0}
.Glass{max-width:1400px;margin:0 auto;aspect-ratio:auto;height:clamp(560px,45cqw,640px);border-radius:44px 44px 34px 34px/52px 52px 30px 30px}
.Veil{display:block;position:absolute;inset:0;background:linear-gradient(90deg,var(--overlay) 0,var(--overlay) 24%,var(--veil) 50%,transparent 78%)}
.Words{position:absolute;inset:0 auto 20px max(76px,calc((100cqw - 1100px)/2));width:min(48cqw,640px);align-content:center;padding:20px 0;gap:20px}
.Page .Hero h1,.Words{color:var(--on-overlay)}
.Page .Hero h1{font-size:clamp(2.75rem,4.7cqw,4.25rem)}
.Page .Words .Act{background:var(--hero-button);color:var(--on-hero-button);min-height:64px;padding:0 34px}
.Page .Words .Act.Second{background:transparent;color:var(--on-overlay);border-color:currentColor}
.Words .Facts .Icon{color:inherit}
.Lead{font-size:1.3125rem}
.Part{padding:64px 0}
.Services{grid-template-columns:repeat(3,1fr);gap:18px}
.Services li{grid-template-columns:1fr;align-content:start;padding:24px;gap:10px}
.Services .ServiceGlass{grid-row:auto;height:68px;width:auto;justify-self:start}
.Jobs{margin:0 -40px;padding-inline:40px;scroll-padding:40px;gap:20px}
.Told.Pictured{grid-template-columns:1fr 1fr;gap:48px;align-items:center}
.Where{grid-template-columns:1fr 1fr;gap:56px}
.Where .Map{grid-row:span 2}
}
@media(prefers-reduced-motion:no-preference){.Page{scroll-behavior:smooth}}
@media print{.Stage,.Acts,.Tongues,.Map{display:none}}
`
