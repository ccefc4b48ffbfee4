import { type Html, html } from "./html.ts"

/** What holds for every call, told once. */
export const introduction = (calls: number): Html => html`<section id="start">
<h1>Frit for integrators</h1>
<p>All ${calls} calls of the API, as the server answers them now. The same for machines: <a href="/api/V1/openapi.json">openapi.json</a> (OpenAPI 3.1). Each shop is reached on its own host, <code>https://&lt;shop&gt;.&lt;platform&gt;/api/V1/…</code>, and no call sees another shop's data.</p>
<h4>Envelope</h4>
<p>Every answer is JSON with <code>succeeded</code>, <code>messages</code> and, when it succeeded, <code>data</code>. A refusal has <code>errors</code>, message ids by field, and <code>failure</code> where the call declares one. Unknown fields are refused, not ignored.</p>
<h4>Session</h4>
<p><code>POST /login</code> on the platform's host gives a key that works once, for 60 seconds, on the shop's host: <code>POST /tokens</code> there changes it for two cookies. On 401 call <code>GET /tokens/refresh/</code> and repeat. Calls that change something, and those under <code>/tokens</code>, carry <code>X-Frit: 1</code>.</p>
<h4>Twice is once</h4>
<p>A <code>POST</code> may carry an <code>Idempotency-Key</code>: sent again within 24 hours it has one effect and the same answer. A <code>PUT</code> carries the <code>version</code> it began from; when someone was quicker it is answered 409 with what stands now.</p>
<h4>Units</h4>
<p>Money is whole cents, percentages are hundredths of a percent, quantities hundredths, days <code>2026-11-21</code>, ids UUIDs.</p>
<h4>When something breaks</h4>
<p>Every answer has an <code>X-Request-Id</code>, yours if you sent one; a 500 repeats it as <code>requestId</code>. Tell it to us and we find the call in the log.</p>
</section>`
